/** What the office file says, and its edits while the site runs. */

export { demoRefusal } from './demo-refusal.ts'
export { describeObjection } from './margin-objection.ts'
export { type OfficeFile, openOffice } from './office-file.ts'
export type { Office, OfficePricing } from './office.ts'
export { describeOfficeMistake, parseOffice } from './parse.ts'
export { officeWarnings } from './warnings.ts'
