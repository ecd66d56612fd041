import { HOUR } from '#domain/calendar.ts'
import { lengthText } from '../../text/index.ts'
import { healthCheck, TELL_TECHNICIAN } from '../health-check.ts'
import type { HealthFacts } from '../health-facts.ts'

/** One day, plus two hours for a machine that was busy or asleep. */
const BACKUP_INTERVAL = 26 * HOUR

export const backupOld = healthCheck({
  kind: 'backup-old',
  weight: 'degraded',
  test: backupProblem,
  text({ since, why }, { at, backsUpItself }) {
    if (why !== null) return `Gecelik yedek alınamıyor: ${why}.`
    const last = since === null ? 'Hiç yedek alınmamış' : `Son yedek ${lengthText(at - since)} önce alınmış`
    return backsUpItself ? `${last}.` : `${last}: PostgreSQL’in gecelik yedeği çalışmıyor ya da siteye bildirilmiyor.`
  },
  owner: { advice: TELL_TECHNICIAN },
  mail: { subject: 'yedek alınmıyor', trouble: 'yedekleme', after: 0 },
})

interface BackupProblem {
  readonly since: number | null
  /** The reason why the nightly backup fails. Null means that the last backup is only old. */
  readonly why: string | null
  readonly remedy: string | null
}

function backupProblem({ markers, backupFailure, backsUpItself, uptime, at }: HealthFacts): readonly BackupProblem[] {
  if (backupFailure !== null) return [{ ...backupFailure, remedy: 'angun-office check' }]
  // An unreadable store has a finding of its own.
  if (markers === null) return []
  const since = markers['backed-up-at'] ?? null
  // The uptime alone is not enough, because a machine may be switched off each night.
  const began = markers['first-started-at'] ?? at - uptime
  if (at - (since ?? Math.min(began, at - uptime)) < BACKUP_INTERVAL) return []
  return [{ since, why: null, remedy: backsUpItself ? 'angun-office backup DOSYA' : null }]
}
