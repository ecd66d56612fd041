/** The documents that a visitor needs at the counter for the exchange in the calculator. */

export { checklistIsland } from './checklist-island.ts'
export { usePaperSteps } from './use-paper-steps.ts'
