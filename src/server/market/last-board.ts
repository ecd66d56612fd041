import type { PointSource } from '#contract/chart-data.ts'
import type { Board } from '#domain/board.ts'
import { QUOTING_UNITS } from '#domain/currency.ts'
import type { RateStore } from '../store/door.ts'

/**
 * The board as the record ends: each pair's last two-sided price, dated by its minute. After a restart while the provider is dead
 * visitors see these, with their age, as they would have seen them without the restart.
 */
export async function lastBoard(store: Pick<RateStore, 'lastMinutes'>, source: PointSource): Promise<Board> {
  const points = await store.lastMinutes(source)
  return new Map(
    points.map(({ code, buy, sell, at }) => [
      code,
      { code, unit: QUOTING_UNITS[code], buy, sell, quotedAt: at, trend: { buy: '', sell: '' } },
    ]),
  )
}
