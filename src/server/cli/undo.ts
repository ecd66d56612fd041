import { returnTo } from '../operations/index.ts'
import { type Command, numberOf, operatorOf, refused, YES } from './command.ts'
import { changeByCommand } from './office-change.ts'

export const undoCommand: Command = {
  name: 'undo',
  operands: ['[NO]'],
  options: { yes: YES },
  summary:
    'Kurum ayarlarını bir önceki sürüme, numara verilirse o sürüme döndürür; durdurmalara dokunmaz. İkinci kez undo, geri alınanı geri getirir.',
  async run(call, tool) {
    const [operand] = call.operands
    const wanted = operand === undefined ? null : numberOf(operand, 'Sürüm numarası')
    const back = await returnTo(operatorOf(tool), wanted)
    if (back === 'no-such-version')
      return wanted === null
        ? refused('no-version', {}, 'Dönülecek bir önceki sürüm yok.')
        : refused('no-such-version', { number: wanted }, `${wanted} numaralı sürüm yok.`)
    const { number, change, note } = back
    return changeByCommand(tool, 'undo', { ...call, operands: [String(number)] }, change, note)
  },
}
