import { API_PATHS } from '#contract/paths.ts'
import { readPriceMessage } from '#contract/price-wire.ts'
import { fetchJson } from './http-json.ts'
import { logFailure } from './log-failure.ts'
import type { PriceStore } from './price-store.ts'
import type { ServerTime } from './server-time.ts'

const ADDRESS = `${API_PATHS.feed}?dil_kodu=tr`

/** Asks the JSON feed once; yen is per 1 there. A failure is logged only: the table keeps what it has. */
export async function pollFeed(prices: PriceStore, time: ServerTime, signal: AbortSignal): Promise<void> {
  try {
    const message = readPriceMessage(await fetchJson(ADDRESS, time, signal), 1)
    if (message.ok) prices.take(message.value, time.now())
    else logFailure('feed', message.error)
  } catch (error) {
    if (!signal.aborted) logFailure('feed', error)
  }
}
