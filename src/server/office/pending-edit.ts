import { OFFICE_COMMAND } from '../runtime/index.ts'
import type { VersionStore } from '../store/index.ts'
import { unusualMargins } from './unusual-margins.ts'
import { newestSound, wasPublished } from './versions.ts'

/** A text that a person has to confirm, since it is probably not what was meant: by a command that keeps it. */
export interface PendingEdit {
  /** What it would take the place of. */
  readonly inForce: string
  /** A sentence each, in Turkish. */
  readonly reasons: readonly string[]
}

/** null: the text is usual, not sound, or was published. `otherwise` is in force where there is no version yet. */
export async function pendingEdit(
  store: Pick<VersionStore, 'versions' | 'version'>,
  file: string | null,
  text: string,
  otherwise: string | null = null,
): Promise<PendingEdit | null> {
  if (await wasPublished(store, text)) return null
  const inForce = (await newestSound(store, file))?.version.text ?? otherwise
  const reasons = inForce === null ? [] : unusualMargins(inForce, text)
  return inForce === null || reasons.length === 0 ? null : { inForce, reasons }
}

/** The same for the log, the report and the letter, led by what helps. */
export function waitingReasons(pending: PendingEdit | null, file: string): readonly string[] {
  const [first, ...others] = pending?.reasons ?? []
  return first === undefined ? [] : [`onay bekliyor (${OFFICE_COMMAND} import ${file}): ${first}`, ...others]
}
