import { randomUUID } from 'node:crypto'
import type { InstrumentId } from '../../src/domain/instrument.ts'
import type { ResumeAct, StopAct } from '../../src/server/settings/stop-act.ts'
import type { AskedAct } from '../../src/server/store/act-store.ts'
import type { Halt } from '../../src/server/store/settings-store.ts'

/** A stored halt by an act of its own, unless a field says otherwise. */
export function halt(code: InstrumentId, fields: Partial<Halt> = {}): Halt {
  return { code, since: 1, by: 'Ayşe', reason: 'arıza', act: randomUUID(), ...fields }
}

/** The act of a person whose request nobody repeats. */
export function askedAct(fields: Partial<AskedAct> = {}): AskedAct {
  return { id: randomUUID(), person: 'ayse', fingerprint: 'f', at: 1, within: null, ...fields }
}

export function stopAct(codes: readonly InstrumentId[], fields: Partial<StopAct> = {}): StopAct {
  const { within: _, ...asked } = askedAct()
  return { ...asked, codes, by: 'Ayşe', reason: 'arıza', record: null, ...fields }
}

/** A resumption of the codes; `seen` are the acts that its person has seen. */
export function resumeAct(
  codes: readonly InstrumentId[],
  seen: readonly string[],
  fields: Partial<ResumeAct> = {},
): ResumeAct {
  const { within: _, ...asked } = askedAct()
  return { ...asked, codes, seen, by: 'Ayşe', record: null, ...fields }
}

/** The acts that halt any of the codes, as a person sees them. */
export function actsOn(
  halts: readonly { readonly code: InstrumentId; readonly acts: readonly string[] }[],
  codes: readonly InstrumentId[],
): string[] {
  return halts.flatMap(({ code, acts }) => (codes.includes(code) ? acts : []))
}
