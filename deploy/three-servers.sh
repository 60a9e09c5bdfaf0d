#!/bin/bash
# Starts PostgreSQL, NATS, three servers, a worker and HAProxy on the loopback interface, to try how they work together: without
# systemd and beside whatever runs on this machine already.
#   three-servers.sh FOLDER [PORT]
# FOLDER keeps everything: matches, queues, logs. It is created if it is not there. Players come to PORT (7070); the servers have
# the next three ports, and NATS the one after them. What ends is started again, and everything ends with this script.
# BERGFRIED names the program, if it is not on the PATH.
set -eu

if [ $# -lt 1 ] || [ $# -gt 2 ]; then
    echo "usage: $0 FOLDER [PORT]" >&2
    exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
folder=$(realpath -m "$1")
port=${2:-7070}
bergfried=${BERGFRIED:-bergfried}

refuse() {
    echo "$0: $1" >&2
    exit 2
}
needs() {
    command -v "$1" >/dev/null || refuse "$1 is missing: $2"
}
case $port in
*[!0-9]* | '') refuse "$port is no port: a number from 1024 to 65531" ;;
esac
if [ "${#port}" -gt 5 ] || [ "$port" -lt 1024 ] || [ "$port" -gt 65531 ]; then
    refuse "$port is no port: a number from 1024 to 65531"
fi
# Debian keeps PostgreSQL's programs in a folder for each version.
newest=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
PATH=${newest:+$newest:}$PATH
needs initdb "apt-get install postgresql"
needs nats-server "apt-get install nats-server"
needs haproxy "apt-get install haproxy"
needs setsid "apt-get install util-linux"
needs "$bergfried" "install it, or name it in BERGFRIED"
bergfried=$(realpath "$(command -v "$bergfried")")
# The path of the database's socket may have 107 bytes.
[ "${#folder}" -le 80 ] || refuse "the name of $folder is too long: 80 bytes at most"
answers() {
    (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null
}
for taken in $(seq "$port" $((port + 4))); do
    if answers "$taken"; then
        refuse "port $taken is taken: choose another PORT"
    fi
done

umask 077
mkdir -p "$folder/log" "$folder/database" "$folder/queues"
# PostgreSQL refuses to run as root, so somebody without rights runs it then.
ordinary=()
if [ "$(id -u)" = 0 ]; then
    ordinary=(setpriv --reuid=65534 --regid=65534 --clear-groups)
    chmod 711 "$folder"
    chown 65534:65534 "$folder/database"
fi
data=$folder/database/data
if [ ! -e "$data/PG_VERSION" ]; then
    (cd / && "${ordinary[@]}" initdb --pgdata="$data" --username=bergfried --auth=trust --encoding=UTF8 --no-locale) \
        >"$folder/log/initdb" 2>&1 || refuse "the database cannot be created: $folder/log/initdb says why"
fi
bus=nats://127.0.0.1:$((port + 4))
database="postgres://bergfried@localhost/postgres?host=$folder/database"
sed -e "s|127.0.0.1:4222|127.0.0.1:$((port + 4))|" -e "s|/var/lib/nats|$folder/queues|" "$here/nats.conf" >"$folder/nats.conf"
# By way of names, because the new ports may be some of the old ones.
sed -e "s|127.0.0.1:707\([0-3]\)|PLACE\1|" -e "s|PLACE0|127.0.0.1:$port|" -e "s|PLACE1|127.0.0.1:$((port + 1))|" \
    -e "s|PLACE2|127.0.0.1:$((port + 2))|" -e "s|PLACE3|127.0.0.1:$((port + 3))|" "$here/haproxy.cfg" >"$folder/haproxy.cfg"

# Runs a program until this script ends, again and again if need be. In a session of its own it does not hear what is typed here.
runners=()
run() {
    local name=$1
    shift
    (
        trap 'kill "$child" && wait "$child"; exit' TERM
        while :; do
            setsid "$@" </dev/null >>"$folder/log/$name" 2>&1 &
            child=$!
            wait "$child" || true
            sleep 1
        done
    ) 2>/dev/null &
    runners=("$!" "${runners[@]}")
}
# The last that was started ends first.
end() {
    trap '' INT TERM
    for runner in "${runners[@]}"; do
        kill "$runner" 2>/dev/null || true
        wait "$runner" 2>/dev/null || true
    done
}
trap end EXIT
trap 'exit 0' INT TERM

# Waits until something answers.
until_it() {
    local what=$1
    shift
    for _ in $(seq 300); do
        if "$@" >/dev/null 2>&1; then
            return
        fi
        sleep 0.1
    done
    echo "$0: $what does not answer: see $folder/log" >&2
    exit 1
}
is_healthy() {
    exec 3<>"/dev/tcp/127.0.0.1/$1" || return 1
    printf 'GET /healthz HTTP/1.0\r\n\r\n' >&3
    read -r _ status _ <&3
    exec 3>&-
    [ "$status" = 200 ]
}

cd /
run database "${ordinary[@]}" postgres -D "$data" -k "$folder/database" -c listen_addresses= -c max_connections=100
until_it PostgreSQL pg_isready --host="$folder/database"
run nats nats-server --config "$folder/nats.conf"
until_it NATS answers $((port + 4))
for number in 1 2 3; do
    run "server-$number" "$bergfried" serve --behind-proxy --bind "127.0.0.1:$((port + number))" --data "$folder/server-$number" \
        --database "$database" --bus "$bus" --workers "$bus"
    until_it "server $number" is_healthy $((port + number))
done
run worker "$bergfried" worker --on "$bus"
run haproxy haproxy -db -f "$folder/haproxy.cfg"
until_it HAProxy is_healthy "$port"
echo "three servers answer at http://127.0.0.1:$port ; logs are in $folder/log ; Ctrl-C ends everything"
wait "${runners[0]}"
