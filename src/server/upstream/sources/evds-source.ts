import * as v from 'valibot'
import { baseAddress } from '../../runtime/index.ts'
import { bankSource } from './bank-source.ts'
import { TCMB_URL, tcmbHourlyGold } from './tcmb-source.ts'

/** The central bank's data service. It has other gold prices, so gold comes from the hourly documents. */
export const evdsSource = bankSource({
  id: 'evds',
  name: 'TCMB bülteni (EVDS)',
  comment: 'anahtar ister',
  meaning: 'needs a key; recommended for a public site, because the bank offers this service for programs',
  variables: {
    EVDS_URL: { schema: baseAddress, default: 'https://evds3.tcmb.gov.tr', meaning: 'for `CENTRAL_BANK=evds`' },
    EVDS_API_KEY: {
      schema: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'harf, rakam ve tireden oluşan EVDS anahtarı')),
      secret: true,
    },
    TCMB_URL,
  },
  gold: tcmbHourlyGold,
  async open({ EVDS_URL: url, EVDS_API_KEY: key }, clock) {
    const { evds } = await import('../evds.ts')
    return evds({ url, key, clock })
  },
})
