/** What a person does to the running office, by a command or in the panel. */

export { heldPrice, letPass, sidesHeld } from './approval.ts'
export { offeredBoard, type PriceChange, quoteIn, writtenSides } from './board-change.ts'
export {
  changeOffice,
  type ChangeOutcome,
  type ChangeRequest,
  type Consent,
  type Proposal,
  readable,
  type TextChange,
} from './change.ts'
export { type HaltOutcome, type HaltPlan, planHalt, turnNow, turnPrices } from './halt.ts'
export type { HaltInFile, HaltOrder } from './halt-in-file.ts'
export type { Objection } from './objections.ts'
export {
  officeIfSound,
  type Operator,
  readOfficeText,
  type StoreUse,
  unlessStoreFails,
  withRepository,
} from './operator.ts'
export { type Preview, previewOf } from './preview.ts'
export { earlierNotices, haltOf, largestMargins, lastChangeOf, type PriceEvent, priceEvents } from './price-history.ts'
export { SILENT_AFTER } from './replicas.ts'
export { type Held, readServed, type Served, type ServedFinding } from './served.ts'
export { poll, type SiteAnswer } from './site-answer.ts'
export { returnTo } from './undo.ts'
export type { UnusualMargin } from './unusual.ts'
