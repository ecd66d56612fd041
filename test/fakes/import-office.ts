import { changesBetween } from '../../src/contract/settings/settings-patch.ts'
import { systemClock } from '../../src/server/runtime/clock.ts'
import { readSettings } from '../../src/server/runtime/settings.ts'
import { changeSettings } from '../../src/server/settings/change-settings.ts'
import { parseOfficeFile } from '../../src/server/settings/office-file-import.ts'
import { openStoreBeside } from '../../src/server/store/open-store.ts'

/**
 * Publishes the text of an office file beside a running site, with these settings, which sees it within a second. What
 * `durdurulan` names is halted and everything else resumed, so that a test can say it in the same text.
 */
export async function importOffice(settings: Readonly<Record<string, string>>, text: string): Promise<void> {
  const read = readSettings({ process: settings })
  const parsed = parseOfficeFile(text)
  if (!read.ok || !parsed.ok) throw new Error(JSON.stringify([read, parsed]))
  await using store = await openStoreBeside(read.value.store)
  const current = await store.settingsDocument()
  if (current === null) throw new Error('the site has imported nothing yet')
  const now = systemClock.now()
  const inForce = (await store.halts()).map(({ code }) => code)
  const { settings: document, halted } = parsed.value
  await store.addHalts(halted.map((code) => ({ code, since: now, by: null, reason: null })))
  await store.endHalts(
    inForce.filter((code) => !halted.includes(code)),
    now,
    null,
  )
  const result = await changeSettings(
    { store, clock: systemClock, offered: () => new Map(), halted: () => new Set(), refusal: () => [] },
    changesBetween(current.document, document),
    { by: 'test', via: 'import', since: null, reason: null, mode: 'publish', acceptUnusual: true },
  )
  if (result.kind !== 'published' && result.kind !== 'unchanged') throw new Error(JSON.stringify(result))
}
