#!/bin/sh
# Takes the newest nightly backup, the office file and the settings to another place, encrypted, by restic: where to stands in
# /etc/angun-offsite.env. Only the newest, so that nothing is older there than it says: backups hold messages of visitors, too.
set -eu
newest=$(ls -1 /var/lib/angun/backups/angun-*.sqlite | tail -n 1)
[ -n "$newest" ]
restic cat config >/dev/null 2>&1 || restic init
restic backup --quiet "$newest" /etc/angun /opt/angun/.env
# Counted back from the newest one: nights that fail use nothing up. Each night's file has a name of its own, so they are told apart by the machine alone.
restic forget --quiet --group-by host --keep-within 14d --prune
# Reads a part of what lies there, each night another.
restic check --quiet --read-data-subset=5%
