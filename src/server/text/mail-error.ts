import { oneLine } from '#contract/one-line.ts'
import { type Meaning, systemMeaning } from './system-errors.ts'

/** The meanings by the code of the answer (RFC 5321, 4954). The first match wins. */
const ANSWERS: readonly (readonly [code: RegExp, meaning: Meaning])[] = [
  [
    /^53[458]/,
    {
      text: 'sunucu kullanıcı adını ya da parolayı kabul etmedi',
      hint: 'sunucu kullanıcı adını ya da parolayı kabul etmedi; SMTP_URL içindekilere bakın',
    },
  ],
  [
    /^530/,
    {
      text: 'sunucu önce TLS ya da giriş istiyor',
      hint: 'sunucu önce TLS ya da giriş istiyor; SMTP_URL içine kullanıcı adı ve parola yazın',
    },
  ],
  [/^452/, { text: 'sunucuda yer yok' }],
  [/^4/, { text: 'sunucu şu anda kabul etmiyor' }],
  [/^55[013]/, { text: 'sunucu adresi ya da göndereni kabul etmedi' }],
  [/^552/, { text: 'alıcının kutusu dolu ya da e-posta fazla büyük' }],
  [/^5/, { text: 'sunucu e-postayı reddetti' }],
]

/** Errors of the mail library itself. */
const OURS: readonly (readonly [words: RegExp, meaning: Meaning])[] = [
  [
    /^Missing credentials/,
    { text: 'kullanıcı adı ya da parola eksik', hint: 'SMTP_URL içinde kullanıcı adı ya da parola eksik' },
  ],
  [
    /STARTTLS/,
    {
      text: 'sunucu şifreli bağlantıya geçmiyor',
      hint: 'sunucu şifreli bağlantıya (STARTTLS) geçmiyor; adres smtps:// ile başlamalı',
    },
  ],
  [
    /Greeting never received/,
    { text: 'sunucu kendini tanıtmadı', hint: 'sunucu kendini tanıtmadı; adres ya da kapı (port) yanlış olabilir' },
  ],
  [
    /Invalid greeting/,
    { text: 'orada bir e-posta sunucusu yok', hint: 'orada bir e-posta sunucusu yok; adres ya da kapı (port) yanlış' },
  ],
  [/Connection closed|Unexpected socket close/i, { text: 'bağlantı koptu' }],
]

/** Matches the server's own answer in the library's message. */
const ANSWER = /(?:^|: |=)([45]\d\d[ -].*)$/s

const MAX_EXCERPT_LENGTH = 200

/** Describes in Turkish why an email failed, with an excerpt of the server's answer. `hint` adds what to check. */
export function mailErrorText(reason: string, form: 'text' | 'hint' = 'text'): string {
  const answer = ANSWER.exec(reason)?.[1]
  const words = oneLine(answer ?? reason)
  const excerpt = words.length > MAX_EXCERPT_LENGTH ? `${words.slice(0, MAX_EXCERPT_LENGTH)}…` : words
  const { text, hint = text } = meaningOf(reason, answer)
  return `${form === 'hint' ? hint : text} (“${excerpt}”)`
}

function meaningOf(reason: string, answer: string | undefined): Meaning {
  if (answer !== undefined) return first(ANSWERS, answer) ?? UNKNOWN
  return first(OURS, reason) ?? systemMeaning(reason) ?? UNKNOWN
}

const UNKNOWN: Meaning = { text: 'anlaşılmayan bir hata' }

function first(table: readonly (readonly [RegExp, Meaning])[], words: string): Meaning | undefined {
  return table.find(([pattern]) => pattern.test(words))?.[1]
}
