import { pathsOverlap, type SettingsChange } from '#contract/settings/settings-patch.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import {
  changeText,
  filesIn,
  importedChanges,
  lineNoteText,
  MAX_VERSIONS,
  readOfficeFile,
  WAY_WORDS,
  writtenName,
} from '../settings/index.ts'
import type { Store } from '../store/index.ts'
import { oneLine, timeText } from '../text/index.ts'
import { folderOf, inputText, nameOf } from './caller.ts'
import { type Command, refused, withStore, YES } from './command.ts'
import { currentSettings } from './current-settings.ts'
import { publishChange } from './settings-change.ts'

export const importCommand: Command = {
  name: 'import',
  operands: ['DOSYA'],
  options: { yes: YES },
  summary:
    'Bir kurum dosyasını siteye alır: her değişikliği eski ve yeni değeriyle gösterir, olağan dışını uyarır ve sorar. Yanlışı olan dosya hiçbir şeyi değiştirmez; durdurmalara dokunmaz.',
  async run(call, tool) {
    const [operand = ''] = call.operands
    const text = await inputText(operand, tool.caller)
    const inForce = (await currentSettings(tool))?.licence.picture
    const parsed = await readOfficeFile(text, filesIn(folderOf(operand, tool.caller)), inForce)
    if (!parsed.ok) {
      const mistakes = parsed.error.map(lineNoteText)
      const file = nameOf(operand, tool.caller)
      const lines = mistakes.map((mistake) => `  ${mistake}`)
      return refused('invalid', { file, mistakes }, `Hiçbir şey değişmedi; dosyada yanlış var: ${file}`, lines)
    }
    const { settings, picture, halted, warnings } = parsed.value
    return withStore(tool, async (store) => {
      const current = await store.settingsDocument()
      if (current === null) return refused('not-started', {}, NOT_STARTED)
      const patch = importedChanges(current, settings)
      const notes = [
        ...warnings.map((warning) => `uyarı: ${lineNoteText(warning)}`),
        ...overwrittenLines(await changedSinceImport(store, patch)),
        ...haltLines(halted, new Set((await store.halts()).map(({ code }) => code))),
      ]
      return publishChange(tool, call, store, {
        patch,
        via: 'import',
        since: current.number,
        notes,
        prepare: async () => {
          if (picture !== null) await store.keepFile(picture.picture.hash, picture.bytes)
        },
      })
    })
  },
}

const NOT_STARTED =
  'Site henüz hiç açılmamış: ilk açılış, OFFICE_FILE ile gösterilen dosyayı kendisi alır. Önce siteyi başlatın.'

interface Overwritten extends SettingsChange {
  readonly words: string
}

/** Finds settings that were changed in another way since the last import and that this import would overwrite. */
async function changedSinceImport(store: Store, patch: readonly SettingsChange[]): Promise<Overwritten[]> {
  const versions = await store.settingsVersions(MAX_VERSIONS)
  const last = versions.findIndex(({ via }) => via === 'import')
  return versions.slice(0, last < 0 ? versions.length : last).flatMap(({ at, by, via, patch: changes }) =>
    changes
      .filter(({ path }) => patch.some((change) => pathsOverlap(change.path, path)))
      .map((change) => ({
        ...change,
        words: [timeText(at), WAY_WORDS[via], ...(by === null ? [] : [oneLine(by)])].join(', '),
      })),
  )
}

function overwrittenLines(changes: readonly Overwritten[]): string[] {
  if (changes.length === 0) return []
  return [
    'Son dosyadan sonra değiştirilmişti, şimdi dosyadaki geçerli olacak:',
    ...changes.map((change) => `  ${changeText(change)} (${change.words})`),
  ]
}

/** Lists the differences of `durdurulan`, because only the first import applies it. */
function haltLines(written: readonly InstrumentId[], now: ReadonlySet<InstrumentId>): string[] {
  const running = written.filter((code) => !now.has(code))
  const halted = [...now].filter((code) => !written.includes(code))
  const lines: string[] = []
  if (running.length > 0)
    lines.push(`Dosyada durdurulmuş, sitede değil; durdurmak için: ${OFFICE_COMMAND} halt ${names(running)}`)
  if (halted.length > 0)
    lines.push(
      `Sitede durdurulmuş, dosyada değil; durdurulmuş kalır. Sürdürmek için: ${OFFICE_COMMAND} resume ${names(halted)}`,
    )
  return lines
}

function names(codes: readonly InstrumentId[]): string {
  return codes.map(writtenName).join(' ')
}
