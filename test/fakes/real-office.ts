import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const SAMPLE = resolve(import.meta.dirname, '../../office/office.yaml')

/** The text of an office file that says it is no sample, and holds no sample value any more. */
export function realOfficeText(): string {
  return readFileSync(SAMPLE, 'utf8')
    .replace('ornek_veri: evet', 'ornek_veri: hayır')
    .replaceAll(/örnek|ornek@/gi, (word) => (word.endsWith('@') ? 'bilgi@' : 'Gerçek'))
    .replaceAll('angun.example', 'angun.com.tr')
    .replace('posta_kodu: 00000', 'posta_kodu: 34110')
    .replaceAll('0 (212) 000 00 0', '0 (212) 513 45 6')
    .replace('numara: 900000000000', 'numara: 905551234567')
    .replaceAll('kod: 00000', 'kod: 00010')
    .replaceAll(/TR\d\d 0000 0(.+)/g, (_iban, rest: string) => ibanOf(`00010${rest}`))
}

/** With the check digits that belong to its 22 digits. */
function ibanOf(digits: string): string {
  const account = digits.replaceAll(' ', '')
  const check = 98n - (BigInt(`${account}292700`) % 97n)
  return `TR${String(check).padStart(2, '0')}${account}`
}
