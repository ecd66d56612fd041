#!/bin/sh
# Each night at 03:30 of Istanbul (00:30 UTC) one dump of the office's schema into /backups, told to the site, and none older than KEEP_DAYS days.
# Only after a good one: a night that fails must not eat up the nights before. The newest three stay whatever their age.
set -eu
umask 077
while :; do
  sleep $(((86400 + 1800 - $(date -u +%s) % 86400) % 86400 + 1))
  file=/backups/angun-$(date -u +%Y%m%dT%H%M%SZ).dump
  if pg_dump --format=custom --schema=office --file="$file.part" "$DATABASE_URL" && mv "$file.part" "$file" && office database backed-up; then
    ls -1 /backups/angun-*.dump | head -n -3 | while IFS= read -r old; do find "$old" -mtime "+${KEEP_DAYS:-14}" -delete; done
  fi
done
