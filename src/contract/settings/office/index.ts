import { group } from '#contract/settings/declaration.ts'
import { CAPABILITY_SETTINGS } from '../../../capabilities/settings.ts'
import { ACCOUNTS, TRANSFERS_NOTE } from './office-accounts.ts'
import { CONTACT } from './office-contact.ts'
import { DATA } from './office-data.ts'
import { HOURS } from './office-hours.ts'
import { IDENTITY } from './office-identity.ts'
import { PRICES } from './office-prices.ts'
import { CLAIMS, LINKS, SUMS } from './office-sums.ts'
import { TERMS } from './office-terms.ts'

/**
 * The settings of the office, in the order of the office file. Halts are stored separately. Only the server imports the
 * declarations at run time; types may be imported everywhere.
 */
export const DECLARATIONS = {
  ...IDENTITY,
  ...CONTACT,
  ...HOURS,
  ...ACCOUNTS,
  ...CLAIMS,
  ...SUMS,
  ...TERMS,
  ...TRANSFERS_NOTE,
  ...LINKS,
  ...PRICES,
  ...DATA,
  ...CAPABILITY_SETTINGS,
}

export const OFFICE = group({}, DECLARATIONS)
