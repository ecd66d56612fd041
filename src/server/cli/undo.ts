import { changesBackTo, marketRefusal, MAX_VERSIONS, restoreTo, undoOf } from '../settings/index.ts'
import type { SettingsDocument, SettingsVersion, Store } from '../store/index.ts'
import { askForAgreement } from './agreement.ts'
import {
  type Command,
  type CommandCall,
  done,
  numberOf,
  refused,
  type Report,
  settingsOf,
  type Tool,
  withStore,
  YES,
} from './command.ts'
import { settingsReadFailure } from './current-settings.ts'
import { changeLines, invalidReport, publishChange, publishedText } from './settings-change.ts'

export const undoCommand: Command = {
  name: 'undo',
  operands: ['[NO]'],
  options: { yes: YES },
  summary:
    'Kurum ayarlarındaki son değişikliği geri alır; numara verilirse ayarları o sürümdeki haline döndürür. Durdurmalara dokunmaz. İkinci kez undo, geri alınanı geri getirir.',
  run: (call, tool) =>
    withStore(tool, async (store) => {
      const [operand] = call.operands
      const [newest] = await store.settingsVersions(1)
      if (newest !== undefined && (await settingsReadFailure(store)) !== null)
        return replaceUnreadable(tool, call, store)
      if (operand === undefined) {
        const undone = newest === undefined ? null : await undoOf(store, newest.number)
        if (undone === null) return refused('no-version', {}, 'Geri alınacak bir değişiklik yok.')
        return publishChange(tool, call, store, { ...undone, via: 'undo', notes: [] })
      }
      const number = numberOf(operand, VERSION_NUMBER)
      const back = await restoreTo(store, number)
      if (back === null) return noSuchVersion(number)
      return publishChange(tool, call, store, { ...back, via: 'restore', notes: [] })
    }),
}

const VERSION_NUMBER = 'Sürüm numarası'

function noSuchVersion(number: number): Report {
  return refused('no-such-version', { number }, `${number} numaralı sürüm yok.`)
}

/**
 * Publishes the whole document of a version again, because the newest one cannot be read. Without a number, publishes
 * the newest version that can be read.
 */
async function replaceUnreadable(tool: Tool, call: CommandCall, store: Store): Promise<Report> {
  const [operand] = call.operands
  const versions = await store.settingsVersions(MAX_VERSIONS)
  const newest = versions[0]?.number ?? 0
  const wanted = operand === undefined ? null : numberOf(operand, VERSION_NUMBER)
  const then = await (wanted === null ? newestReadable(store, versions) : store.settingsDocument(wanted))
  if (then === null) return wanted === null ? NOTHING_READABLE : noSuchVersion(wanted)
  const { number, document } = then
  const mistakes = marketRefusal(document, settingsOf(tool).market)
  if (mistakes.length > 0) return invalidReport(mistakes)
  const patch = changesBackTo(then, versions)
  const shown = [
    `Ayarların ${newest}. sürümü okunamıyor; ${number}. sürüm olduğu gibi geçerli olacak.`,
    ...(patch.length === 0 ? [] : ['Değişecek olan:', ...changeLines(patch)]),
  ]
  const agreed = await askForAgreement(tool, call, shown)
  if (agreed !== true) return agreed
  const { by } = tool.person
  const origin = { at: tool.clock.now(), by, via: 'restore', reason: null } as const
  const version = await store.addSettings(newest, { ...origin, patch, document }, MAX_VERSIONS)
  if (version === null) return refused('conflict', {}, 'Değiştirilmedi; bu sırada başkası da değiştirdi.')
  return done({ version, changed: patch }, call.options['yes'] === true ? shown : [], publishedText(version))
}

const NOTHING_READABLE = refused(
  'no-readable-version',
  {},
  'Bu program, ayarların saklanan hiçbir sürümünü okuyamıyor; onları yazan program gerekir.',
)

async function newestReadable(store: Store, versions: readonly SettingsVersion[]): Promise<SettingsDocument | null> {
  for (const { number } of versions) {
    if ((await settingsReadFailure(store, number)) === null) return store.settingsDocument(number)
  }
  return null
}
