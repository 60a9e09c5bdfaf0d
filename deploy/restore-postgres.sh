#!/bin/sh
# Puts a PostgreSQL cluster back to a moment, from a base backup and the WAL archived since. It must not be running.
#   restore-postgres.sh BASE ARCHIVE MOMENT DATA
# MOMENT is a time with its zone, such as '2026-05-01 20:15:00+02'. What was there is kept in DATA.before-restore. Run it as
# the user to whom the cluster belongs, then start PostgreSQL: it answers when it has reached the moment.
set -eu

if [ $# -ne 4 ]; then
    echo "usage: $0 BASE ARCHIVE MOMENT DATA" >&2
    exit 2
fi
base=$1
archive=$2
moment=$3
data=$4

if [ ! -f "$base/PG_VERSION" ] || [ ! -f "$base/backup_label" ]; then
    echo "$base is no base backup: pg_basebackup makes one" >&2
    exit 2
fi
if [ ! -d "$archive" ]; then
    echo "$archive is no folder of archived WAL" >&2
    exit 2
fi
if [ -e "$data/postmaster.pid" ]; then
    echo "$data is in use: stop PostgreSQL first" >&2
    exit 2
fi
if [ -e "$data.before-restore" ]; then
    echo "$data.before-restore is there already: move it away first" >&2
    exit 2
fi
umask 077
if [ -e "$data" ]; then
    mv "$data" "$data.before-restore"
fi
cp -a "$base" "$data"
# The last of the WAL may not have been archived.
if [ -d "$data.before-restore/pg_wal" ]; then
    find "$data.before-restore/pg_wal" -maxdepth 1 -type f -exec cp -p {} "$data/pg_wal/" \;
fi
cat >>"$data/postgresql.auto.conf" <<END
restore_command = 'cp "$archive/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
END
touch "$data/recovery.signal"
