import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import {
  changeSettings,
  filesIn,
  importedChanges,
  lineNoteText,
  marketRefusal,
  mistakeText,
  readOfficeFile,
  unusualText,
  type WholeOfficeFile,
} from '../settings/index.ts'
import { restoreHint, StoreFailure } from '../store/index.ts'
import { fileErrorText, oneLine } from '../text/index.ts'
import { folderOf, inputText, nameOf } from './caller.ts'
import { type CheckResult, well, wrong } from './check-result.ts'
import { settingsOf, type Tool, unlessStoreFails, withStore, withStoreToRead } from './command.ts'
import { currentSettings } from './current-settings.ts'
import { changeDeps } from './settings-change.ts'

/** Checks the settings in force. Before the first start, checks the file that the first start will import. */
export async function checkSettings(tool: Tool, current: OfficeSettings | null): Promise<CheckResult> {
  const { officeFile, market } = settingsOf(tool)
  if (current === null) return (await checkDamage(tool)) ?? checkOfficeFile(tool, officeFile)
  const mistakes = marketRefusal(current, market).map(mistakeText)
  const notes = current.sample ? ['örnek veri: site bunu belirtiyor'] : []
  return mistakes.length > 0 ? wrong('Kurum ayarları', ...mistakes) : well('Kurum ayarları', ...notes)
}

/** Returns null unless the stored settings are damaged. */
function checkDamage(tool: Tool): Promise<CheckResult | null> {
  const read = withStoreToRead(tool, async (store, { store: place }) => {
    const damage = await StoreFailure.damageIn(store.settingsDocument())
    return damage === null ? null : wrong('Kurum ayarları', `bozuk: “${oneLine(damage)}”`, restoreHint(place))
  })
  return unlessStoreFails(read, null)
}

/**
 * Returns the settings that the first start will import. Null means that their file can't be read, or that the store
 * has settings, which may be damaged.
 */
export async function settingsToImport(tool: Tool): Promise<OfficeSettings | null> {
  const stored = withStoreToRead(tool, (store) => store.settingsVersions(1))
  if ((await unlessStoreFails(stored, [])).length > 0) return null
  const parsed = await readFile(tool, settingsOf(tool).officeFile)
  return parsed.ok ? parsed.value.settings : null
}

/** Checks an office file as `import` would. Writes nothing. */
export async function checkOfficeFile(tool: Tool, given: string): Promise<CheckResult> {
  const what = `Kurum dosyası: ${nameOf(given, tool.caller)}`
  const parsed = await readFile(tool, given)
  if (!parsed.ok) return wrong(what, ...parsed.error)
  const { mistakes, unusual } = await importedInto(tool, parsed.value)
  if (mistakes.length > 0) return wrong(what, ...mistakes)
  const warnings = [...parsed.value.warnings.map((warning) => `uyarı: ${lineNoteText(warning)}`), ...unusual]
  const notes = parsed.value.settings.sample ? ['örnek veri: site bunu belirtiyor'] : []
  return { what, state: warnings.length > 0 ? 'attention' : 'well', details: [...warnings, ...notes] }
}

/** Fails with the printable lines of the mistakes. */
async function readFile(tool: Tool, given: string): Promise<Result<WholeOfficeFile, readonly string[]>> {
  const text = await inputText(given, tool.caller).then(ok, (error: unknown) => fail([fileErrorText(error)]))
  if (!text.ok) return text
  const inForce = (await currentSettings(tool))?.licence.picture
  const parsed = await readOfficeFile(text.value, filesIn(folderOf(given, tool.caller)), inForce)
  return parsed.ok ? parsed : fail(parsed.error.map(lineNoteText))
}

interface Evaluation {
  readonly mistakes: readonly string[]
  readonly unusual: readonly string[]
}

/**
 * Compares the file with the stored settings and the current prices. Without a store, checks it against the market
 * alone.
 */
async function importedInto(tool: Tool, { settings }: WholeOfficeFile): Promise<Evaluation> {
  const alone = { mistakes: marketRefusal(settings, settingsOf(tool).market).map(mistakeText), unusual: [] }
  return unlessStoreFails(
    withStore(
      tool,
      async (store): Promise<Evaluation> => {
        const current = await store.settingsDocument()
        if (current === null) return alone
        const options = { via: 'import', mode: 'preview', since: null, reason: null, acceptUnusual: true } as const
        const patch = importedChanges(current, settings)
        const result = await changeSettings(await changeDeps(tool, store), patch, {
          ...options,
          by: tool.person.by,
        })
        if (result.kind !== 'preview') return alone
        return { mistakes: result.mistakes.map(mistakeText), unusual: result.unusual.map(unusualText) }
      },
      'left',
    ),
    alone,
  )
}
