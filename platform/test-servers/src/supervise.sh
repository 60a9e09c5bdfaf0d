# Runs a PostgreSQL server in a temporary folder until standard input ends, which it does in whatever way the program ends
# that has started this. Prints the folder, which holds the server's socket. A line of input restarts the server.
set -eu

# PostgreSQL refuses to run as root.
if [ "$(id -u)" = 0 ]; then
    exec setpriv --reuid=65534 --regid=65534 --clear-groups sh "-c" "$SCRIPT" sh "$1"
fi

umask 077
cd /
folder=$(mktemp -d "${TMPDIR:-/tmp}/bergfried-database.XXXXXX")
server=
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

start() {
    # Nothing here survives the machine, so nobody waits for the disk.
    (trap - INT TERM; exec "$1/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c fsync=off \
        -c max_connections=300) </dev/null >>"$folder/log" 2>&1 &
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

start "$1"
while read -r _; do
    kill -INT "$server"
    wait "$server" || true
    start "$1"
done
