import { SECOND } from '#domain/calendar.ts'
import { SILENT_AFTER } from '../operations/index.ts'
import type { KnownReplica } from '../store/index.ts'
import { ageText, oneLine } from '../text/index.ts'

/** "web2:4101 (son haberi 3 dakika önce)" */
export function replicaNames(replicas: readonly KnownReplica[]): string {
  const words = replicas.map(({ name, age }) =>
    age > SILENT_AFTER ? `${oneLine(name)} (son haberi ${ageText(age / SECOND)} önce)` : oneLine(name),
  )
  return words.join(', ')
}
