import { restoreTo, undoOf } from '../settings/index.ts'
import { type Command, numberOf, refused, withStore, YES } from './command.ts'
import { publishChange } from './settings-change.ts'

export const undoCommand: Command = {
  name: 'undo',
  operands: ['[NO]'],
  options: { yes: YES },
  summary:
    'Kurum ayarlarındaki son değişikliği geri alır; numara verilirse ayarları o sürümdeki haline döndürür. Durdurmalara dokunmaz. İkinci kez undo, geri alınanı geri getirir.',
  run: (call, tool) =>
    withStore(tool, async (store) => {
      const [operand] = call.operands
      if (operand === undefined) {
        const [newest] = await store.settingsVersions(1)
        const undone = newest === undefined ? null : await undoOf(store, newest.number)
        if (undone === null) return refused('no-version', {}, 'Geri alınacak bir değişiklik yok.')
        return publishChange(tool, call, store, { ...undone, via: 'undo', notes: [] })
      }
      const number = numberOf(operand, 'Sürüm numarası')
      const back = await restoreTo(store, number)
      if (back === null) return refused('no-such-version', { number }, `${number} numaralı sürüm yok.`)
      return publishChange(tool, call, store, { ...back, via: 'restore', notes: [] })
    }),
}
