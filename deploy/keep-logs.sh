#!/bin/sh
# Deletes log lines of the site that are older than the office file allows (saklama, gunlukler_gun). angun-logs.timer runs it as root in the
# program's folder; only the office file is read as the site's own user.
set -eu
days=$(runuser -u angun -- node_modules/.bin/node src/server/cli/office-tool.ts retention --json | sed -n 's/.*"logsDays": \([0-9]*\).*/\1/p')
test -n "$days"
# journalctl deletes only closed files, so the rotation closes today's file.
journalctl --namespace=angun --rotate --vacuum-time="${days}d"
