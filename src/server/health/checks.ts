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
  feastsEnding,
  holidaysMissing,
  leadUnsure,
  otherBuild,
  proxyUnnamed,
  settingsUnreadable,
  storeUnwritable,
} from './upkeep-checks.ts'

/** All checks of the running site, the worst first. The panel, metrics, /readyz, commands and emails use them. */
export const CHECKS = [
  storeUnwritable,
  settingsUnreadable,
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
  feastsEnding,
  halted,
  otherBuild,
] as const

/** Maps a finding's kind to its alert email. Other kinds are only shown. */
export const MAILED_KINDS: Readonly<Record<string, AlertMail>> = Object.fromEntries(
  CHECKS.flatMap(({ kind, mail }) => (mail === null ? [] : [[kind, mail]])),
)
