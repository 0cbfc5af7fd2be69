#!/bin/sh
# certificate.sh: certbot's hook. It puts a new certificate where nginx reads it, and has nginx take it. A service that
# does not run yet finds it when it starts.
set -eu

to=/etc/ssl/petri
install -d -m 755 "$to"
install -m 644 "$RENEWED_LINEAGE/fullchain.pem" "$to/fullchain.pem"
install -m 600 "$RENEWED_LINEAGE/privkey.pem" "$to/privkey.pem"
systemctl reload nginx
