import { baseAddress } from '../../runtime/index.ts'
import { bankSource, type GoldSource } from './bank-source.ts'

/** The address of the bulletins and of the hourly gold price, which needs no key. */
export const TCMB_URL = {
  schema: baseAddress,
  default: 'https://www.tcmb.gov.tr',
  meaning: 'the address of the bulletins and of the hourly gold, also with `CENTRAL_BANK=evds`',
} as const

export const tcmbHourlyGold: GoldSource<{ readonly TCMB_URL: string }> = {
  id: 'tcmb gold',
  name: 'TCMB saatlik altın',
  address: ({ TCMB_URL: url }) => url,
  async open({ TCMB_URL: url }, clock) {
    const { tcmbGold } = await import('../tcmb-gold.ts')
    return tcmbGold({ url, clock })
  },
}

/** The central bank's daily bulletins as XML, without a key. */
export const tcmbSource = bankSource({
  id: 'tcmb',
  name: 'TCMB bülteni',
  comment: 'anahtarsız bültenler',
  meaning: 'bulletins, no key',
  variables: { TCMB_URL },
  gold: tcmbHourlyGold,
  async open({ TCMB_URL: url }, clock) {
    const { tcmbXml } = await import('../tcmb-xml.ts')
    return tcmbXml({ url, clock })
  },
})
