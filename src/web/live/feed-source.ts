import { boardQuery } from '#contract/board-query.ts'
import { API_PATHS } from '#contract/paths.ts'
import { callJson } from './call.ts'
import { logFailure } from './log-failure.ts'
import { type Listening, takeMessage } from './take-message.ts'

const ADDRESS = `${API_PATHS.feed}?dil_kodu=tr`

/** Asks the JSON feed once; yen is per 1 there. A failure is logged only: the table keeps what it has. */
export async function pollFeed(page: Listening, signal: AbortSignal): Promise<void> {
  try {
    const taken = takeMessage(
      page,
      await callJson(ADDRESS + boardQuery(page.name), { time: page.time, stop: signal }),
      'feed',
    )
    if (!taken.ok) logFailure('feed', taken.error)
  } catch (error) {
    if (!signal.aborted) logFailure('feed', error)
  }
}
