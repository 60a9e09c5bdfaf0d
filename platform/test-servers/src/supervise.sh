# Runs a PostgreSQL server in a temporary folder until standard input ends, which it does in whatever way the program ends
# that has started this. Prints the folder, which holds the server's socket, whenever the server answers. A line of input is a
# request: `restart`; `backup`; or `restore` with a moment, to which the server goes back from its backup.
set -eu

# PostgreSQL refuses to run as root.
if [ "$(id -u)" = 0 ]; then
    exec setpriv --reuid=65534 --regid=65534 --clear-groups sh "-c" "$SCRIPT" sh "$1" "$2"
fi

umask 077
cd /
folder=$(mktemp -d "${TMPDIR:-/tmp}/bergfried-database.XXXXXX")
server=
archive_mode=$2
end() {
    if [ -n "$server" ]; then
        kill -INT "$server" && wait "$server" || true
    fi
    rm -rf "$folder"
}
trap end EXIT
# What is typed at the terminal is for the program that has started this, and ends the input here.
trap '' INT TERM

if ! "$1/initdb" --pgdata="$folder/data" --username=bergfried --auth=trust --encoding=UTF8 --no-locale --no-sync \
    >"$folder/log" 2>&1; then
    cat "$folder/log" >&2
    exit 1
fi

mkdir "$folder/archive"
start() {
    # Nothing here survives the machine, so nobody waits for the disk. It answers when it has gone back to a moment, not before.
    (trap - INT TERM; exec "$1/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c fsync=off \
        -c max_connections=300 -c hot_standby=off -c archive_mode="$archive_mode" \
        -c archive_command="cp %p $folder/archive/%f") </dev/null >>"$folder/log" 2>&1 &
    server=$!
    until "$1/pg_isready" --quiet --host="$folder"; do
        if ! kill -0 "$server"; then
            cat "$folder/log" >&2
            exit 1
        fi
        sleep 0.05
    done
    echo "$folder"
}

stop() {
    kill -INT "$server"
    wait "$server" || true
}

start "$1"
while read -r request moment; do
    case $request in
    restart)
        stop
        start "$1"
        ;;
    backup)
        "$1/pg_basebackup" --host="$folder" --username=bergfried --pgdata="$folder/base" --checkpoint=fast
        echo "$folder"
        ;;
    restore)
        stop
        sh -c "$RESTORE" sh "$folder/base" "$folder/archive" "$moment" "$folder/data"
        start "$1"
        ;;
    esac
done
