import { fail, ok } from '#domain/result.ts'
import { inputText } from './caller.ts'
import { type Command, YES } from './command.ts'
import { changeByCommand } from './office-change.ts'

export const importCommand: Command = {
  name: 'import',
  operands: ['DOSYA'],
  options: { yes: YES },
  summary:
    'Bir kurum dosyasını siteye alır: önce neyin değişeceğini gösterir ve sorar. Yanlışı olan dosya hiçbir şeyi değiştirmez.',
  async run(call, tool) {
    const text = await inputText(call.operands[0] ?? '', tool.caller)
    const change = text.trim() === '' ? fail(['Dosya boş.']) : ok(text)
    return changeByCommand(tool, 'import', call, () => change)
  },
}
