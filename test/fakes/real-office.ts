import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const SAMPLE = resolve(import.meta.dirname, '../../office/office.yaml')

/** Returns the text of an office file that is not marked as a sample and contains no sample values. */
export function realOfficeText(): string {
  return readFileSync(SAMPLE, 'utf8')
    .replace('ornek_veri: evet', 'ornek_veri: hayır')
    .replaceAll(/örnek|ornek@/gi, (word) => (word.endsWith('@') ? 'bilgi@' : 'Gerçek'))
    .replaceAll('angun.example', 'angun.com.tr')
    .replace('bakanlik.example', 'www.hmb.gov.tr')
    .replace('Ticaret Sicili, 000000-0', 'Ticaret Sicili, 123456-0')
    .replace('mersis: 0000 0000 0000 0000', 'mersis: 0123 4567 8901 2345')
    .replace('00.000.000 TL', '10.000.000 TL')
    .replace('posta_kodu: 00000', 'posta_kodu: 34110')
    .replaceAll('0 (212) 000 00 0', '0 (212) 513 45 6')
    .replace('numara: 900000000000', 'numara: 905551234567')
    .replace('enlem: 41,0166', 'enlem: 41,0171')
    .replace('boylam: 28,9704', 'boylam: 28,9719')
    .replace(/bankalar:[^]*?\n\n/, (banks) =>
      banks
        .split('  - ad:')
        .map((bank, index) => withAccounts(bank, CODES[index - 1] ?? ''))
        .join('  - ad:'),
    )
}

/** Bank codes for the sample's banks, in their order. */
const CODES = ['00010', '00015', '00012', '00064', '00062', '00067', '00046', '00134']

function withAccounts(bank: string, code: string): string {
  return bank
    .replace('kod: 00000', `kod: ${code}`)
    .replaceAll(/TR\d\d 0000 0(.+)/g, (_iban, rest: string) => ibanOf(code + rest.replace('0000', '1234')))
    .replaceAll(/(?<=: )0000 0000 0/g, '1234 0000 0')
}

/** Returns an IBAN with valid check digits for these 22 digits. */
function ibanOf(digits: string): string {
  const account = digits.replaceAll(' ', '')
  const check = 98n - (BigInt(`${account}292700`) % 97n)
  return `TR${String(check).padStart(2, '0')}${account}`
}
