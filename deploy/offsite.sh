#!/bin/sh
# Copies the newest nightly backup, the office file and the settings to another place, encrypted by restic; /etc/angun-offsite.env names the
# destination. Only the newest backup is copied, because backups contain messages of visitors, whose retention is limited.
set -eu
# The names of SQLite backups and of PostgreSQL dumps contain the same timestamp, so the last name is the newest.
newest=$(find "${BACKUP_FOLDER:-/var/lib/angun/backups}" -maxdepth 1 '(' -name 'angun-*.sqlite' -o -name 'angun-*.dump' ')' | sort | tail -n 1)
[ -n "$newest" ]
# An installation in containers has its office file beside the program.
office=/etc/angun
[ -e "$office" ] || office=/opt/angun/office
restic cat config >/dev/null 2>&1 || restic init
restic backup --quiet "$newest" "$office" /opt/angun/.env
# Counted back from the newest snapshot, so failed nights delete nothing. Grouped by host, because each night's file has another name.
restic forget --quiet --group-by host --keep-within 14d --prune
# Verifies another part of the stored data each night.
restic check --quiet --read-data-subset=5%
