# Runs a NATS server on a port of the loopback interface until standard input ends, which it does in whatever way the program
# ends that has started this. Prints a line whenever the server answers. A line of input restarts the server.
set -eu

folder=$(mktemp -d "${TMPDIR:-/tmp}/bergfried-bus.XXXXXX")
server=
end() {
    if [ -n "$server" ]; then
        kill -KILL "$server" && wait "$server" 2>/dev/null || true
    fi
    rm -rf "$folder"
}
trap end EXIT
# What is typed at the terminal is for the program that has started this, and ends the input here.
trap '' INT TERM

printf 'listen: "127.0.0.1:%s"\nports_file_dir: "%s"\nmax_payload: 8MB\njetstream { store_dir: "%s/queues" }\n' \
    "$1" "$folder" "$folder" >"$folder/conf"

start() {
    nats-server --config "$folder/conf" --log "$folder/log" </dev/null >/dev/null 2>&1 &
    server=$!
    # The server writes this file when it can be reached.
    until ls "$folder"/*.ports >/dev/null 2>&1; do
        if ! kill -0 "$server"; then
            cat "$folder/log" >&2
            exit 1
        fi
        sleep 0.02
    done
    echo ready
}

start "$1"
while read -r _; do
    kill -KILL "$server"
    wait "$server" 2>/dev/null || true
    rm -f "$folder"/*.ports
    start "$1"
done
