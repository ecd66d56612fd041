import { type Board, EMPTY_BOARD } from '#domain/board.ts'
import { lastBoard } from '../pipeline/index.ts'
import { StartRefused } from '../runtime/index.ts'
import { StoreFailure } from '../store/index.ts'
import { type Tool, withStoreToRead } from './command.ts'

/** What visitors last saw, of the record; empty where nothing was recorded yet or the store can't be read. */
export async function recordedBoard(tool: Tool): Promise<Board> {
  try {
    return await withStoreToRead(tool, (store, { market }) =>
      lastBoard(store, market.kind === 'demo' ? 'demo' : 'office'),
    )
  } catch (error) {
    if (error instanceof StartRefused || error instanceof StoreFailure) return EMPTY_BOARD
    throw error
  }
}
