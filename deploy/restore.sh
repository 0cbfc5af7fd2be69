#!/bin/sh
# restore.sh DUMP ADDRESS: puts a dump into the empty database of that address; all of it, or nothing.
# Stop Petri, or restore into a database of another name and have Petri use that one.
set -eu

dump=$1 address=$2
there=$(psql --no-psqlrc --tuples-only --no-align --command="SELECT count(*) FROM pg_tables WHERE schemaname = 'public'" "$address")
if [ "$there" != 0 ]; then
    echo "There are tables in that database already; make an empty one (createdb) and restore into it." >&2
    exit 2
fi
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$address" "$dump"
