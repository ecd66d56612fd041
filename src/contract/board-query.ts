import type { BoardName } from './boards.ts'

/** What follows in an address that asks for a board. */
export function boardQuery(name: BoardName): string {
  return name === 'currencies' ? '' : `&board=${name}`
}
