#!/bin/sh
# Dumps the office's schema into /backups at 03:30 Istanbul time (00:30 UTC), reports it to the site, and deletes dumps older than KEEP_DAYS days.
# Old dumps are deleted only after a successful one, and the newest three are always kept.
set -eu
umask 077
while :; do
  sleep $(((86400 + 1800 - $(date -u +%s) % 86400) % 86400 + 1))
  file=/backups/angun-$(date -u +%Y%m%dT%H%M%SZ).dump
  if pg_dump --format=custom --schema=office --file="$file.part" "$DATABASE_URL" && mv "$file.part" "$file" && office database backed-up; then
    ls -1 /backups/angun-*.dump | head -n -3 | while IFS= read -r old; do find "$old" -mtime "+${KEEP_DAYS:-14}" -delete; done
  fi
done
