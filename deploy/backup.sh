#!/bin/sh
# backup.sh ADDRESS FOLDER [DAYS]: dumps the database of that address into the folder, and removes dumps that are older.
# Petri goes on meanwhile: a dump is the database as it was at one moment, and no tap waits for it.
set -eu
umask 077

address=$1 folder=$2 days=${3:-14}
mkdir -p "$folder"
cd "$folder"  # where this was called from may be closed to who calls
made="$PWD/petri-$(date -u +%Y%m%dT%H%M%SZ).dump"
trap 'rm -f "$made.part"' EXIT
pg_dump --format=custom --no-owner --no-privileges --file="$made.part" "$address"
pg_restore --list "$made.part" >/dev/null  # what cannot be read is no backup
sync "$made.part"  # on the disk before an older one goes
mv "$made.part" "$made"
find "$PWD" -maxdepth 1 -name 'petri-*.dump' -mtime "+$days" -delete
echo "$made"
