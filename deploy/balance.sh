#!/bin/sh
# Takes replicas that are not ready out of nginx's turn, and puts them back once they are. Run by angun-balance.timer as root. nginx itself sees
# only who is dead; one that is cut off from the database answers, with prices that grow old. Where none is ready all stay: each price has its age.
set -eu
file=${1:-/etc/nginx/angun-replicas.conf}
new=$(mktemp)
trap 'rm -f "$new"' EXIT

is_ready() { curl --fail --silent --output /dev/null --max-time 3 "$1"; }

ready=0
while IFS= read -r line; do
    case $line in
    'server '*' # http'*)
        line=$(printf '%s\n' "$line" | sed 's/ down;/;/')
        # Asked twice: a reload is no price for a moment's trouble.
        if is_ready "${line##* # }" || { sleep 2 && is_ready "${line##* # }"; }; then
            ready=$((ready + 1))
        else
            line=$(printf '%s\n' "$line" | sed 's/;/ down;/')
        fi
        ;;
    esac
    printf '%s\n' "$line"
done <"$file" >"$new"
[ "$ready" -gt 0 ] || sed -i 's/ down;/;/' "$new"
cmp -s "$file" "$new" && exit 0
cat "$new" >"$file"
${NGINX_RELOAD:-systemctl reload nginx}
