import { writeFile } from 'node:fs/promises'
import { messagesCsv } from '../messages/index.ts'
import { PIPE, callerPath } from './caller.ts'
import { type Command, done, withStoreToRead } from './command.ts'
import { FROM, messagesOf, senderOf } from './message-choice.ts'

export const messagesExportCommand: Command = {
  name: 'messages export',
  operands: ['[DOSYA.csv]'],
  options: { from: FROM },
  summary:
    'Mesajları Excel’in açabileceği biçimde (CSV) dosyaya, dosya verilmezse ekrana yazar. Var olan dosyanın üzerine yazmaz.',
  run: (call, tool) =>
    withStoreToRead(tool, async (store) => {
      const [operand = PIPE] = call.operands
      const messages = await messagesOf(store, senderOf(call))
      // The command prints one line break at the end itself.
      if (operand === PIPE) return done({ messages }, (await messagesCsv(messages)).slice(0, -1))
      const file = callerPath(operand, tool.caller)
      // The file holds personal data, so only the operator may read it. `wx` never replaces a file.
      await writeFile(file, await messagesCsv(messages), { flag: 'wx', mode: 0o600 })
      return done({ file, messages: messages.length }, `${messages.length} mesaj yazıldı: ${file}`)
    }),
}
