import type { DataCall } from '../../../../web/slots/index.ts'
import { officialYearAddress } from '../../contract/official-day-addresses.ts'
import { yearCall } from './data-calls-words.ts'

export const CALLS: readonly DataCall[] = [
  { addressOn: (today) => officialYearAddress(Number(today.slice(0, 4)), 'json', 'USD'), ...yearCall },
]
