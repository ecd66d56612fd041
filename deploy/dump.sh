#!/bin/sh
# Dumps the site's PostgreSQL (DATABASE_URL) into /backups and reports it to the site. `dump` runs each night at 03:30 Istanbul time (00:30 UTC),
# and at once if last night's dump is missing; `dump now` runs once; `dump restore [FILE]` restores a dump, by default the newest.
set -eu
umask 077
folder=${BACKUP_FOLDER:-/backups}

newest() { find "$folder" -name 'angun-*.dump' | sort | tail -n 1; }

is_due() {
  last=$(newest)
  [ -z "$last" ] || [ "$(stat -c %Y "$last")" -lt $((($(date +%s) - 1800) / 86400 * 86400 + 1800)) ]
}

# Delete old dumps only after a good one, so that failing nights do not use them up. The newest three stay at any age.
back_up() {
  file=$folder/angun-$(date -u +%Y%m%dT%H%M%SZ).dump
  pg_dump --format=custom --file="$folder/unfinished" "$DATABASE_URL" || return 1
  office database backed-up --bytes "$(stat -c %s "$folder/unfinished")" && mv "$folder/unfinished" "$file" || return 1
  echo "$file"
  find "$folder" -name 'angun-*.dump' | sort | head -n -3 | while IFS= read -r old; do find "$old" -mtime "+${KEEP_DAYS:-14}" -delete; done
}

# Restores in one transaction, so that a dump that can't be read to its end changes nothing.
restore() {
  {
    echo 'BEGIN; SET client_min_messages = warning;'
    pg_restore --list "$1" | sed -n 's/.* SCHEMA - \([^ ]*\) .*/DROP SCHEMA IF EXISTS "\1" CASCADE;/p'
    pg_restore --no-owner --file=- "$1" && echo 'COMMIT;' || echo 'DO $$ BEGIN RAISE EXCEPTION $e$the dump is broken$e$; END $$;'
  } | psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --output=/dev/null "$DATABASE_URL"
  echo "Geri yüklendi: $1"
}

case ${1-} in
now) back_up ;;
restore) restore "${2:-$(newest)}" ;;
*)
  trap 'exit 0' TERM
  while :; do
    if is_due; then back_up || echo 'Yedek alınamadı, bir dakika sonra yeniden denenecek.' >&2; fi
    sleep 60 &
    wait $!
  done
  ;;
esac
