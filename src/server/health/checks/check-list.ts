import type { AlertMail } from '../../messages/index.ts'
import { alertsFailing } from './alerts-failing.ts'
import { alertsUnset } from './alerts-unset.ts'
import { backupOld } from './backup-old.ts'
import { banknoteTooMuch } from './banknote-too-much.ts'
import { bulletinDoubted } from './bulletin-doubted.ts'
import { bulletinMissing } from './bulletin-missing.ts'
import { clockDoubted } from './clock-doubted.ts'
import { clockWrong } from './clock-wrong.ts'
import { diskLow } from './disk-low.ts'
import { feastsEnding } from './feasts-ending.ts'
import { halted } from './halted.ts'
import { holidaysMissing } from './holidays-missing.ts'
import { inboxScarce } from './inbox-scarce.ts'
import { leadUnsure } from './lead-unsure.ts'
import { letterDead } from './letter-dead.ts'
import { mailFailing } from './mail-failing.ts'
import { marginCut } from './margin-cut.ts'
import { messagesExpiring } from './messages-expiring.ts'
import { messagesUnanswered } from './messages-unanswered.ts'
import { noPriceCheck } from './no-price.ts'
import { otherBuild } from './other-build.ts'
import { priceHeld } from './price-held.ts'
import { priceLate } from './price-late.ts'
import { priceMissing } from './price-missing.ts'
import { proxyUnnamed } from './proxy-unnamed.ts'
import { sourceFailing } from './source-failing.ts'
import { storeUnwritable } from './store-unwritable.ts'

/** All checks of the running site, the worst first. The panel, metrics, /readyz, commands and emails use them. */
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
  feastsEnding,
  halted,
  otherBuild,
] as const

/** Maps a finding's kind to its alert email. Other kinds are only shown. */
export const MAILED_KINDS: Readonly<Record<string, AlertMail>> = Object.fromEntries(
  CHECKS.flatMap(({ kind, mail }) => (mail === null ? [] : [[kind, mail]])),
)

/** The kinds of findings. */
export type FindingKind = (typeof CHECKS)[number]['kind']
