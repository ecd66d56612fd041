/** The documents that a visitor needs at the counter for the exchange in the calculator. */

export { checklistIsland } from './checklist-island.ts'
export { paperLineIsland } from './paper-line-island.ts'
export { usePaperSteps } from './use-paper-steps.ts'
