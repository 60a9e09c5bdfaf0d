# Runs a PostgreSQL server in a temporary folder until standard input ends, which it does in whatever way the program ends
# that has started this. Its arguments are the folder of PostgreSQL's programs, and settings for the server. Prints the folder,
# which holds the server's socket, whenever the server answers. A line of input is a request: `restart`; `backup`; or `restore`
# with a moment, to which the server goes back from its backup.
set -eu

# PostgreSQL refuses to run as root.
if [ "$(id -u)" = 0 ]; then
    exec setpriv --reuid=65534 --regid=65534 --clear-groups sh "-c" "$SCRIPT" sh "$@"
fi

umask 077
cd /
folder=$(mktemp -d "${TMPDIR:-/tmp}/bergfried-database.XXXXXX")
server=
programs=$1
shift
settings=$*
end() {
    if [ -n "$server" ]; then
        kill -INT "$server" && wait "$server" || true
    fi
    rm -rf "$folder"
}
trap end EXIT
# What is typed at the terminal is for the program that has started this, and ends the input here.
trap '' INT TERM

if ! "$programs/initdb" --pgdata="$folder/data" --username=bergfried --auth=trust --encoding=UTF8 --no-locale --no-sync \
    >"$folder/log" 2>&1; then
    cat "$folder/log" >&2
    exit 1
fi

mkdir "$folder/archive"
start() {
    # It answers when it has gone back to a moment, not before.
    (trap - INT TERM; exec "$programs/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= \
        -c max_connections=300 -c hot_standby=off -c archive_command="cp %p $folder/archive/%f" $settings) \
        </dev/null >>"$folder/log" 2>&1 &
    server=$!
    until "$programs/pg_isready" --quiet --host="$folder"; do
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

start
while read -r request moment; do
    case $request in
    restart)
        stop
        start
        ;;
    backup)
        "$programs/pg_basebackup" --host="$folder" --username=bergfried --pgdata="$folder/base" --checkpoint=fast
        echo "$folder"
        ;;
    restore)
        stop
        sh -c "$RESTORE" sh "$folder/base" "$folder/archive" "$moment" "$folder/data"
        start
        ;;
    esac
done
