import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { ok } from '#domain/result.ts'
import { haltedIn, halting, hasGold, writtenName } from '../office/index.ts'
import type { OfficeVersion, Store } from '../store/index.ts'
import type { TextChange } from './change.ts'
import { type Operator, readOfficeText } from './operator.ts'

/** A way back to a version of the office's text. */
export interface Return {
  readonly number: number
  readonly change: TextChange
  /** That halts are not touched by it, in a Turkish sentence; null: they are the same there. */
  readonly note: string | null
}

const MOST_LOOKED_THROUGH = 20

/**
 * Back to a version, or to the newest by which anything but halts would change: what is halted stays halted, and
 * nothing else is. `no-such-version`: it is not kept, or there is none to go back to.
 */
export async function returnTo(operator: Operator, wanted: number | null): Promise<Return | 'no-such-version'> {
  const text = await readOfficeText(operator)
  return operator.lendStore(async (store) => {
    const [newest, ...older] = await store.versions(wanted === null ? MOST_LOOKED_THROUGH : 1)
    const inForce = newest?.halted ?? []
    if (wanted !== null) return (await returnIn(store, wanted, text, inForce)) ?? 'no-such-version'
    for (const { number } of newest === undefined ? [] : [newest, ...older]) {
      const back = await returnIn(store, number, text, inForce)
      const after = back?.change(text)
      // After a move the same text is a version twice, and one that differs by halts is the same: that would be no
      // step.
      if (back !== null && after?.ok === true && after.value !== text) return back
    }
    return 'no-such-version'
  }, 'read')
}

async function returnIn(
  store: Store,
  number: number,
  text: string | null,
  inForce: OfficeVersion['halted'],
): Promise<Return | null> {
  const version = await store.version(number)
  if (version === null) return null
  const haltsOf = (before: string | null) => new Set<InstrumentId>([...inForce, ...haltedIn(before ?? '')])
  const change: TextChange = (before) => ok(withHaltsOf(version.text, before, haltsOf(before)))
  const [then, now] = [haltedIn(version.text), haltsOf(text)]
  const same = then.size === now.size && [...then].every((code) => now.has(code))
  return { number, change, note: same ? null : noteOf([...now]) }
}

/** Of metals nothing is known where there is no gold board now. */
function withHaltsOf(text: string, before: string | null, halted: ReadonlySet<InstrumentId>): string {
  const known = (code: InstrumentId): boolean => halted.has(code)
  const resumed = [...haltedIn(text)].filter((code) => !known(code))
  const kept = hasGold(before ?? '') ? resumed : resumed.filter((code) => !isMetal(code))
  return halting(kept, false)(halting([...halted], true)(text))
}

function noteOf(halted: readonly InstrumentId[]): string {
  if (halted.length === 0) return 'Durdurmalar bundan etkilenmez: durdurulmuş fiyat yok.'
  return `Durdurmalar bundan etkilenmez: ${halted.map(writtenName).join(', ')} durdurulmuş kalır.`
}
