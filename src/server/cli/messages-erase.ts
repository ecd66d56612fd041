import type { StoredMessage } from '../store/index.ts'
import { oneLine } from '../text/index.ts'
import { askForAgreement } from './agreement.ts'
import { type Command, done, refused, withStore, YES } from './command.ts'
import { chosenMessages, FROM } from './message-choice.ts'
import { messageTable, messageText } from './message-text.ts'

export const messagesEraseCommand: Command = {
  name: 'messages erase',
  operands: ['[NO]', '[SON_NO]'],
  options: { from: FROM, yes: YES },
  summary:
    'Bir mesajı kalıcı olarak siler (KVKK uyarınca silme isteği için); iki numara verilirse aradakilerin hepsini (istenmeyen mesaj yığınları için), --from ile bir e-posta adresinden ya da telefondan gelenlerin hepsini. --yes olmadan yalnızca gösterir.',
  run: (call, tool) =>
    withStore(tool, async (store) => {
      const chosen = await chosenMessages(store, call)
      const [only, ...others] = chosen
      if (only === undefined) return refused('no-such-message', {}, 'Böyle bir mesaj yok.')
      const shown = others.length === 0 ? messageText(only) : messageTable(chosen.slice(0, MAX_SHOWN))
      const what = others.length === 0 ? 'Bu mesaj' : `Bu ${chosen.length} mesaj`
      const agreed = await askForAgreement(tool, call, [...shown, '', `${what} silinecek ve geri gelmeyecek.`])
      if (agreed !== true) return agreed
      let erased = 0
      for (const { number } of chosen) if (await store.eraseMessage(number)) erased += 1
      const gone = others.length === 0 ? `${only.number} numaralı mesaj silindi` : `${erased} mesaj silindi`
      return done({ erased }, `${gone}: ${sendersText(chosen)}.`, ELSEWHERE)
    }),
}

const ELSEWHERE =
  'Posta kutusuna giden e-posta ve “messages export” ile alınan tablolar bununla silinmez: onları da siz silin.'

const MAX_SENDERS = 3
/** The 20 newest messages are enough to recognize a flood. */
const MAX_SHOWN = 20

function sendersText(messages: readonly StoredMessage[]): string {
  const senders = [...new Set(messages.map(({ name, email }) => `${oneLine(name)} (${oneLine(email)})`))]
  const rest = senders.length - MAX_SENDERS
  return `${senders.slice(0, MAX_SENDERS).join(', ')}${rest > 0 ? ` ve ${rest} kişi daha` : ''}`
}
