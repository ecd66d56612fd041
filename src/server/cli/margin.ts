import { isMetal } from '#domain/instrument.ts'
import { fail } from '#domain/result.ts'
import { hasGold, pricing, readInstrument } from '../office/index.ts'
import { type Command, UsageError, wordsOf } from './command.ts'
import { NO_GOLD } from './instrument-words.ts'
import { changeOffice, type TextChange } from './office-change.ts'
import { readable } from './readable-edit.ts'

export const marginCommand: Command = {
  name: 'margin',
  usage: 'KOD [--buy PAY] [--sell PAY] [--yes]',
  summary:
    'Bir dövizin ya da altının kâr payını değiştirir (örneğin margin USD --buy -0,05 --sell 0,05, margin ceyrek-yeni --sell 20 ya da --sell "%0,25"); verilmeyen yön olduğu gibi kalır.',
  options: { buy: { type: 'string' }, sell: { type: 'string' }, yes: { type: 'boolean' } },
  operands: { least: 1, most: 1 },
  async run(call, tool) {
    const [operand = ''] = call.operands
    const code = readInstrument(operand)
    if (code === undefined) throw new UsageError(`Böyle bir döviz ya da altın yok: ${operand}`)
    const [buy, sell] = [marginOf(call.options['buy']), marginOf(call.options['sell'])]
    if (buy === undefined && sell === undefined) throw new UsageError('--buy ya da --sell ile bir pay verin.')
    const change = readable(pricing(code, { buy, sell }))
    return changeOffice(tool, call, wordsOf('margin', call), isMetal(code) ? onGoldBoard(change) : change)
  },
}

/** Without a gold board there is no place for it. */
function onGoldBoard(change: TextChange): TextChange {
  return (before) => (before !== null && !hasGold(before) ? fail([NO_GOLD]) : change(before))
}

function marginOf(option: string | boolean | undefined): string | undefined {
  return typeof option === 'string' ? option.trim() : undefined
}
