import { describeMistake } from '../../src/server/runtime/setting-mistakes.ts'
import { readSettings, type Settings } from '../../src/server/runtime/settings.ts'
import { SOURCES } from '../../src/server/upstream/sources/source-list.ts'

/** Reads settings of the process, and throws if they have mistakes. */
export function validSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const read = readSettings({ process: variables }, SOURCES)
  if (!read.ok) throw new Error(read.error.map(describeMistake).join('\n'))
  return read.value
}
