#!/bin/sh
# Marks replicas that are not ready as down in nginx, and removes the mark once they are ready. angun-balance.timer runs it as root. nginx itself
# detects only dead replicas; one without its database still answers, with outdated prices. If no replica is ready, all stay in use.
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
        # Two checks, so that a brief disturbance causes no reload.
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
