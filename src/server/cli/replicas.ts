import { SECOND } from '#domain/calendar.ts'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import type { KnownReplica } from '../store/index.ts'
import { ageText, oneLine } from '../text/index.ts'
import { type Tool, unlessStoreFails, withStore } from './command.ts'
import { poll } from './site-answer.ts'

/** A change is at all of them in a moment; who has not heard by then is cut off, or gone. */
const PATIENCE = 2.5 * SECOND

/** Each says every five seconds what it shows, and when it is asked: from one that is silent for longer no answer will come. */
export const SILENT_AFTER = 15 * SECOND

/** Which replicas don't say from now on that they show it, by their word in the database; null: that can't be read. */
export function unheardBy(
  tool: Tool,
  shows: (replica: KnownReplica) => boolean,
): Promise<readonly KnownReplica[] | null> {
  const answers = withStore(
    tool,
    async ({ replicas: register }) => {
      if (register === null) return []
      const asked = await register.ask()
      let unheard: readonly KnownReplica[] = []
      await poll(PATIENCE, async () => {
        const known = await register.replicas()
        unheard = known.filter((replica) => replica.saidAt < asked || !shows(replica))
        return unheard.every(({ age }) => age > SILENT_AFTER) ? true : undefined
      })
      return unheard
    },
    'left',
  )
  return unlessStoreFails(answers, null)
}

/** "web2:4101 (son haberi 3 dk önce; bir daha açılmayacaksa: npm run office -- replicas forget web2:4101)" */
export function replicaNames(replicas: readonly KnownReplica[]): string {
  const words = replicas.map(({ name, age }) => {
    const [plain, ago] = [oneLine(name), ageText(age / SECOND)]
    if (age <= SILENT_AFTER) return plain
    return `${plain} (son haberi ${ago} önce; bir daha açılmayacaksa: ${OFFICE_COMMAND} replicas forget ${plain})`
  })
  return words.join(', ')
}
