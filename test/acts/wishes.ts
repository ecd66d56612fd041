import type { InstrumentId } from '../../src/domain/instrument.ts'
import type { Someone, Wish } from './act.ts'
import type { Weather } from './connection.ts'
import type { Draws } from './draws.ts'

const TARGETS = ['hedef-1', 'hedef-2'] as const

interface Moment {
  readonly now: number
  /** The number of acts so far. */
  readonly count: number
  readonly isOffered: (code: InstrumentId) => boolean
}

/** Draws what a person wants, from what the person's page shows. */
export function drawWish({ next, pick, below }: Draws, { page }: Someone, { now, count, isOffered }: Moment): Wish {
  const halts = page.halts.filter(({ code }) => isOffered(code))
  const draw = next()
  if (draw < 0.3) {
    const codes = pick<readonly InstrumentId[] | null>([['USD'], ['USD'], ['EUR'], ['USD', 'EUR'], null])
    return { action: 'halt', body: { codes, reason: '' } }
  }
  if (draw < 0.65 && halts.length > 0) {
    const codes = next() < 0.5 ? halts.map(({ code }) => code) : [pick(halts).code]
    const seen = halts.filter(({ code }) => codes.includes(code)).flatMap(({ acts }) => acts)
    return { action: 'resume', body: { codes, seen: [...new Set(seen)] } }
  }
  if (draw < 0.78) {
    const margins = [{ code: pick(['USD', 'EUR'] as const), sell: `+0,0${101 + count}` }]
    return { action: 'changeMargins', body: { margins, since: page.version, seenAt: now, acceptUnusual: true } }
  }
  if (draw < 0.86) return { action: 'undo', body: { version: page.version } }
  const person = pick(TARGETS)
  if (draw < 0.91) return { action: 'changeRole', body: { person, role: pick(['fiyat', 'gise'] as const) } }
  if (draw < 0.96) return { action: 'setClosed', body: { person, closed: next() < 0.5 } }
  return { action: 'removeDevice', body: { person, device: `${person}-${1 + below(2)}` } }
}

export function drawWeather({ next, pick }: Draws, elapsed: number): Weather {
  const draw = next()
  if (draw < 0.4) return { kind: 'clear' }
  if (draw < 0.55) return { kind: 'slow', ms: pick([20, 300, 800, 2600, 3600]) }
  if (draw < 0.7) return { kind: 'locked', until: elapsed + pick([200, 800, 2600, 3600, 5000]) }
  if (draw < 0.8) return { kind: 'late', ms: pick([20, 600, 2600, 3600]) }
  return { kind: draw < 0.9 ? 'losing' : 'away' }
}
