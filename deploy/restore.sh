#!/bin/sh
# Puts a copy in the place of the matches. The server must not be running.
#   restore.sh COPY DATA
# What was there is kept in DATA/before-restore.
set -eu

if [ $# -ne 2 ]; then
    echo "usage: $0 COPY DATA" >&2
    exit 2
fi
copy=$1
data=$2

if [ ! -f "$copy/bergfried.sqlite" ] || [ ! -f "$copy/cookie.key" ]; then
    echo "$copy is no copy: it must hold bergfried.sqlite and cookie.key" >&2
    exit 2
fi
umask 077
mkdir -p "$data"
if ! mkdir "$data/before-restore"; then
    echo "$data/before-restore is there already: move it away first" >&2
    exit 2
fi
for file in bergfried.sqlite bergfried.sqlite-wal bergfried.sqlite-shm cookie.key uptime; do
    if [ -e "$data/$file" ]; then
        mv "$data/$file" "$data/before-restore/$file"
    fi
done
cp "$copy/bergfried.sqlite" "$copy/cookie.key" "$data/"
# Without it, the clocks of matches start again.
if [ -e "$copy/uptime" ]; then
    cp "$copy/uptime" "$data/"
fi
