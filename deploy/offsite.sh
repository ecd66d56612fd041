#!/bin/sh
# Copies the newest nightly backup, the office file and the settings to another place, encrypted by restic; /etc/angun-offsite.env names the
# destination. Only the newest backup is copied, because backups contain messages of visitors, whose retention is limited.
set -eu
newest=$(ls -1 /var/lib/angun/backups/angun-*.sqlite | tail -n 1)
[ -n "$newest" ]
restic cat config >/dev/null 2>&1 || restic init
restic backup --quiet "$newest" /etc/angun /opt/angun/.env
# Counted back from the newest snapshot, so failed nights delete nothing. Grouped by host, because each night's file has another name.
restic forget --quiet --group-by host --keep-within 14d --prune
# Verifies another part of the stored data each night.
restic check --quiet --read-data-subset=5%
