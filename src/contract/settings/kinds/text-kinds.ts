import { fieldsOf, textOf } from '#contract/json.ts'
import { oneLine } from '#contract/one-line.ts'
import * as values from '#contract/settings/setting-values.ts'
import { AS_WRITTEN, kindOf, notation } from './kind.ts'

const written = { notation: AS_WRITTEN, text: (value: unknown) => oneLine(textOf(value)) } as const

/** A text of one line. A name that cannot be read is empty. */
export function text(max = 300) {
  return kindOf(values.textUpTo(max), { ...written, cautious: '' })
}

/** An address of another site. */
export const webAddress = kindOf(values.secureAddress, { ...written, cautious: '', control: { type: 'url' } })

/** The site's own address: https, without a slash at its end. */
export const origin = kindOf(values.secureOrigin, {
  ...written,
  cautious: 'https://office.invalid',
  control: { type: 'url' },
})

export const email = kindOf(values.email, { ...written, cautious: '', control: { type: 'email' } })

export const phone = kindOf(values.phoneNumber, { ...written, cautious: '', control: { type: 'tel' } })

/** A number of a chat: digits with the country code. People may type a Turkish number as they dial it. */
export const chatNumber = kindOf(values.chatNumber, {
  ...written,
  text: (value) => dialledNumber(textOf(value)),
  cautious: '',
  typed: (typed) => oneLine(typed.replaceAll(/[\s().+–-]/g, '').replace(/^(?:0090|90|0)?(?=[1-9]\d{9}$)/, '90')),
  control: { type: 'tel' },
})

/** Returns "0 (532) 000 00 00" for "905320000000". */
function dialledNumber(digits: string): string {
  const [, area, one, two, three] = /^90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits) ?? []
  return area === undefined ? digits : `0 (${area}) ${one} ${two} ${three}`
}

export const iban = kindOf(values.iban, {
  cautious: '',
  notation: notation(
    'bir IBAN olmalı',
    (typed) => typed,
    (value) => inFours(textOf(value)),
  ),
  typed: (typed) => typed.replaceAll(/\s/g, '').toUpperCase(),
  control: { type: 'iban' },
})

/** Returns an IBAN in groups of four characters: "TR12 3456 …". */
function inFours(digits: string): string {
  return digits.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

export const bankCode = kindOf(values.bankCode, { ...written, cautious: '' })
export const accountNumber = kindOf(values.accountNumber, { ...written, cautious: '' })

/** The path of a picture on this site. */
export const logoPath = kindOf(values.logoPath, { ...written, cautious: '' })

/** A picture. The office file has the name of a file beside it; the document has the hash and the size in px. */
export const picture = kindOf(values.picture, {
  cautious: undefined,
  notation: notation(
    'bu dosyanın yanındaki bir .jpg dosyasının adı olmalı',
    (name) => (/^[^/\\]+\.jpe?g$/i.test(name) ? name : undefined),
    (value) => pictureName(fieldsOf(value)),
  ),
})

/** Returns the name of the picture that `export` writes beside the office file: "yetki-belgesi-1a2b3c4d.jpg". */
export function pictureName({ hash }: { readonly hash?: unknown }): string {
  return `yetki-belgesi-${textOf(hash).slice(0, 8)}.jpg`
}
