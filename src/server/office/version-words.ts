import type { OfficeVersion } from '../store/index.ts'
import { oneLine } from '../text/index.ts'

/** By which way a version came about: the panel, a command, or a hand in the file. */
export type VersionVia = 'panel' | 'command' | 'file'

/** For people. */
export const VIA_WORDS: Readonly<Record<VersionVia, string>> = { panel: 'panel', command: 'komut', file: 'dosya' }

const PANEL = 'panel '
const LONGEST_REASON = 140

/** What the panel writes where a command writes its own words. `reason`: why, in the person's words; empty: none. */
export function panelWords(act: string, reason = ''): string {
  const why = oneLine(reason).replaceAll(/[“”]/g, '"').trim().slice(0, LONGEST_REASON).trim()
  return why === '' ? `${PANEL}${act}` : `${PANEL}${act} “${why}”`
}

export function viaOf({ command }: Pick<OfficeVersion, 'command'>): VersionVia {
  if (command === null) return 'file'
  return command.startsWith(PANEL) ? 'panel' : 'command'
}

/** What the person said about it; null: nothing. */
export function reasonOf(version: Pick<OfficeVersion, 'command'>): string | null {
  if (viaOf(version) !== 'panel') return null
  return /“(?<reason>[^“”]+)”$/.exec(version.command ?? '')?.groups?.['reason'] ?? null
}
