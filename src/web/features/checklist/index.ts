/** What a visitor brings to the counter for what the calculator's form asks. */

export { checklistIsland } from './checklist-island.ts'
export { usePaperSteps } from './use-paper-steps.ts'
