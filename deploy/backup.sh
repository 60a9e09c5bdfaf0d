#!/bin/sh
# Copies the matches of a running server, and keeps the newest copies.
#   backup.sh DATA BACKUPS [KEEP]
# DATA is the server's data folder, BACKUPS the folder for the copies, KEEP how many are kept (14).
set -eu

if [ $# -lt 2 ] || [ $# -gt 3 ]; then
    echo "usage: $0 DATA BACKUPS [KEEP]" >&2
    exit 2
fi
data=$1
backups=$2
keep=${3:-14}

umask 077
mkdir -p "$backups"
"${BERGFRIED:-bergfried}" backup "$backups/$(date -u +%Y-%m-%dT%H-%M-%SZ)" --data "$data"

# Names sort by time: all but the last are old.
ls -1 "$backups" | grep -E '^[0-9-]{10}T[0-9-]{8}Z$' | sort | head -n "-$keep" | while read -r old; do
    rm -r "${backups:?}/$old"
done
