import { SECOND } from '#domain/calendar.ts'
import { SILENT_AFTER } from '../operations/index.ts'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import type { KnownReplica } from '../store/index.ts'
import { ageText, oneLine } from '../text/index.ts'

/** "web2:4101 (son haberi 3 dk önce; bir daha açılmayacaksa: npm run office -- replicas forget web2:4101)" */
export function replicaNames(replicas: readonly KnownReplica[]): string {
  const words = replicas.map(({ name, age }) => {
    const [plain, ago] = [oneLine(name), ageText(age / SECOND)]
    if (age <= SILENT_AFTER) return plain
    return `${plain} (son haberi ${ago} önce; bir daha açılmayacaksa: ${OFFICE_COMMAND} replicas forget ${plain})`
  })
  return words.join(', ')
}
