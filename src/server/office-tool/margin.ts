import { pricing, readCurrency } from '../office/door.ts'
import { type Command, UsageError, wordsOf } from './command.ts'
import { changeOffice } from './office-change.ts'
import { readable } from './readable-edit.ts'

export const marginCommand: Command = {
  name: 'margin',
  usage: 'KOD [--buy PAY] [--sell PAY] [--yes]',
  summary:
    'Bir dövizin kâr payını değiştirir (örneğin margin USD --buy -0,05 --sell 0,05 ya da --sell "%0,25"); verilmeyen yön olduğu gibi kalır.',
  options: { buy: { type: 'string' }, sell: { type: 'string' }, yes: { type: 'boolean' } },
  operands: { least: 1, most: 1 },
  async run(call, tool) {
    const [operand = ''] = call.operands
    const code = readCurrency(operand)
    if (code === undefined) throw new UsageError(`Böyle bir döviz yok: ${operand}`)
    const [buy, sell] = [marginOf(call.options['buy']), marginOf(call.options['sell'])]
    if (buy === undefined && sell === undefined) throw new UsageError('--buy ya da --sell ile bir pay verin.')
    return changeOffice(tool, call, wordsOf('margin', call), readable(pricing(code, { buy, sell })))
  },
}

function marginOf(option: string | boolean | undefined): string | undefined {
  return typeof option === 'string' ? option.trim() : undefined
}
