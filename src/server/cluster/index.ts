/** Who takes prices and bulletins in, judges them and writes them down: one process for all that there are. */

export { openDesk } from './desk.ts'
export type { Role } from './election.ts'
