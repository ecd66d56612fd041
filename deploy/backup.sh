#!/bin/sh
# One consistent copy of the database beside the running server, read through before it counts, and none that is older than KEEP_DAYS days:
# backups hold messages of visitors, too. Run by angun-backup.timer as the site's own user, in the folder of the program.
set -eu
umask 077
folder=${BACKUP_DIR:?}
node_modules/.bin/node src/server/cli/main.ts backup "$folder/angun-$(date -u +%Y%m%dT%H%M%SZ).sqlite"
# Only after a good one: a failing backup must not eat up the ones before it. What a killed one left goes with its day. The newest three stay
# whatever their age: a machine whose clock runs a year ahead would take away all that was good.
newest=$(ls -1 "$folder"/angun-*.sqlite | tail -n 3)
find "$folder" -maxdepth 1 -name 'angun-*.sqlite*' -mtime "+${KEEP_DAYS:-14}" | while IFS= read -r old; do
  case "
$newest
" in
  *"
$old
"*) ;;
  *) rm -f "$old" ;;
  esac
done
