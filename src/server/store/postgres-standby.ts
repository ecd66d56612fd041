import { SECOND } from '#domain/calendar.ts'
import { HURRIED, PATIENCE } from './postgres-connection.ts'

/** Whoever asked has given up before. */
const WAITED = (PATIENCE + 2 * SECOND) / SECOND

/**
 * A commit that waits for a standby knows no timeout of the server, and does not see that nobody waits for it any more: with a standby that stays
 * away each would keep its connection for ever. Cancelled, it stands on this machine, as it did while it waited.
 */
export const LET_GO = `SELECT count(pg_cancel_backend(pid)) FROM pg_stat_activity
  WHERE usename = current_user AND datname = current_database() AND application_name = '${HURRIED}'
    AND wait_event = 'SyncRep' AND clock_timestamp() - query_start > interval '${WAITED} s'`

/** A wait was cancelled, whoever did it. The server calls that a success, with a warning in its own language. */
export function saysAlone({ routine }: { readonly routine?: string | undefined }): boolean {
  return routine === 'SyncRepWaitForLSN'
}
