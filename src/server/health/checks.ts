import type { AlertMail } from '../messages/index.ts'
import {
  alertsFailing,
  alertsUnset,
  inboxScarce,
  letterDead,
  mailFailing,
  messagesExpiring,
  messagesUnanswered,
} from './message-checks.ts'
import { noPriceCheck, priceLate, priceMissing } from './missing-price-checks.ts'
import {
  banknoteTooMuch,
  bulletinDoubted,
  bulletinMissing,
  halted,
  marginCut,
  priceHeld,
  sourceFailing,
} from './price-checks.ts'
import {
  backupOld,
  clockDoubted,
  clockWrong,
  diskLow,
  holidaysMissing,
  leadUnsure,
  otherBuild,
  proxyUnnamed,
  storeUnwritable,
} from './upkeep-checks.ts'

/** What can be wrong with a running site, the worst first. The page, metrics, /readyz, commands and letters read it. */
export const CHECKS = [
  storeUnwritable,
  noPriceCheck,
  priceHeld,
  marginCut,
  banknoteTooMuch,
  priceMissing,
  priceLate,
  leadUnsure,
  bulletinMissing,
  bulletinDoubted,
  sourceFailing,
  letterDead,
  mailFailing,
  alertsFailing,
  alertsUnset,
  backupOld,
  diskLow,
  clockWrong,
  clockDoubted,
  inboxScarce,
  proxyUnnamed,
  messagesExpiring,
  messagesUnanswered,
  holidaysMissing,
  halted,
  otherBuild,
] as const

/** The kinds that are mailed; the others are only shown. */
export const MAILED_KINDS: Readonly<Record<string, AlertMail>> = Object.fromEntries(
  CHECKS.flatMap(({ kind, mail }) => (mail === null ? [] : [[kind, mail]])),
)
