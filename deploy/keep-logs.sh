#!/bin/sh
# Drops log lines of the site that are older than the office file says (saklama, gunlukler_gun). Run by angun-logs.timer as root, in the
# folder of the program; only reading the office file is done as the site's own user.
set -eu
days=$(runuser -u angun -- node_modules/.bin/node src/server/cli/office-tool.ts retention --json | sed -n 's/.*"logsDays": \([0-9]*\).*/\1/p')
test -n "$days"
# Only closed files can be dropped: the rotation closes today's.
journalctl --namespace=angun --rotate --vacuum-time="${days}d"
