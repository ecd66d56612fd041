import { MAX_VERSIONS, restoreTo, undoOf } from '../settings/index.ts'
import type { Store } from '../store/index.ts'
import { askForAgreement } from './agreement.ts'
import {
  type Command,
  type CommandCall,
  done,
  numberOf,
  refused,
  type Report,
  type Tool,
  withStore,
  YES,
} from './command.ts'
import { unreadableSettings } from './current-settings.ts'
import { publishChange, publishedText } from './settings-change.ts'

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
      if (newest !== undefined && (await unreadableSettings(store)) !== null) {
        const number = operand === undefined ? newest.number - 1 : numberOf(operand, VERSION_NUMBER)
        return replaceUnreadable(tool, call, store, { newest: newest.number, number })
      }
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

/** Publishes the whole document of a version again, because no difference to an unreadable document is known. */
async function replaceUnreadable(
  tool: Tool,
  call: CommandCall,
  store: Store,
  { newest, number }: { readonly newest: number; readonly number: number },
): Promise<Report> {
  const then = await store.settingsDocument(number)
  if (then === null) return noSuchVersion(number)
  const shown = [`Ayarların ${newest}. sürümü okunamıyor; ${number}. sürüm olduğu gibi geçerli olacak.`]
  const agreed = await askForAgreement(tool, call, shown)
  if (agreed !== true) return agreed
  const { by } = tool.person
  const origin = { at: tool.clock.now(), by, via: 'restore', reason: null } as const
  const version = await store.addSettings(newest, { ...origin, patch: [], document: then.document }, MAX_VERSIONS)
  if (version === null) return refused('conflict', {}, 'Değiştirilmedi; bu sırada başkası da değiştirdi.')
  return done({ version }, call.options['yes'] === true ? shown : [], publishedText(version))
}
