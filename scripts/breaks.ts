/** The faults that scripts/mutation.ts inserts one by one. Each is a plausible mistake that a test must detect. */

export interface Break {
  readonly file: string
  /** The text to replace, which must occur in the file exactly once. */
  readonly text: string
  readonly instead: string
}

function at(file: string, ...pairs: readonly (readonly [text: string, instead: string])[]): Break[] {
  return pairs.map(([text, instead]) => ({ file, text, instead }))
}

export const BREAKS: readonly Break[] = [
  // Pricing rules: limits, signs, units.
  ...at(
    'src/domain/quote-rules.ts',
    ['now - each.at <= COUNTS_FOR', 'now - each.at >= COUNTS_FOR'],
    ['Math.abs(here - there) * 10_000', 'Math.abs(here - there) * 1_000'],
  ),
  ...at(
    'src/domain/freshness.ts',
    ['ALIVE_FOR = 15 * SECOND', 'ALIVE_FOR = 150 * SECOND'],
    ["if (opening.kind === 'closed') return 'closed'", "if (opening.kind === 'open') return 'closed'"],
  ),
  ...at('src/domain/opening.ts', ['if (now < until) return', 'if (now <= until) return']),
  ...at(
    'src/domain/rate.ts',
    ['charAt(shift)) >= 5', 'charAt(shift)) > 5'],
    ['const scale = per === 100 ? DECIMALS + 2 : DECIMALS', 'const scale = per === 100 ? DECIMALS : DECIMALS'],
    ['differenceBetween(sell, previousClose)', 'differenceBetween(previousClose, sell)'],
  ),
  ...at(
    'src/domain/margin.ts',
    ['buy > sell || buy > quote.sell', 'buy > sell'],
    ['const most = (from * BigInt(marginLimit)) / 10_000n', 'const most = (from * BigInt(marginLimit)) / 1_000n'],
  ),
  // The wire format of prices.
  ...at(
    'src/contract/price-wire.ts',
    ['unit === 100 && yenPer === 1 ? 100 : 1\n  const side', 'unit === 100 && yenPer === 1 ? 1 : 1\n  const side'],
    ["quote.buy === null ? '0'", "quote.buy === null ? ''"],
  ),
  // The server: sources, guards, permissions, headers, the record of prices.
  ...at('src/contract/panel/roles.ts', ['resume: CHANGES', 'resume: ROLES'], ['people: MANAGES', 'people: CHANGES']),
  ...at('src/server/upstream/provider-feed.ts', ['POLL_EVERY = 5 * SECOND', 'POLL_EVERY = 50 * SECOND']),
  ...at('src/server/upstream/tcmb-xml.ts', ['bulletin.value.day === day ?', 'bulletin.value.day !== day ?']),
  ...at('src/server/upstream/engine-packet.ts', [
    'bounded(pingInterval) + bounded(pingTimeout)',
    'bounded(pingInterval)',
  ]),
  ...at(
    'src/server/response/prepared-answer.ts',
    ['max-age=0, must-revalidate', 'max-age=600'],
    ['const isKnown = answer.status === 200 && known', 'const isKnown = known'],
    ["'vary', 'accept-encoding']", "'vary', 'accept']"],
  ),
  ...at('src/server/response/security-headers.ts', ["'x-content-type-options': 'nosniff',", '']),
  ...at('src/server/pages/page-cache.ts', [".split(',').at(-1)?.trim()", ".split(',').at(0)?.trim()"]),
  ...at('src/server/runtime/visitor-address.ts', ['hop < proxies', 'hop <= proxies']),
  ...at('src/server/runtime/attempt-windows.ts', ['known.endsAt > now ? known', 'known.endsAt > 0 ? known']),
  ...at(
    'src/server/panel/admission.ts',
    ['return headers.origin === origin', 'return headers.origin === undefined || headers.origin === origin'],
    ["if (!isFormTokenOf(session, formToken)) return fail({ kind: 'old-token' })", ''],
    ["state.kind === 'last-known' && permission !== 'halt'", "state.kind === 'last-known' && permission === 'halt'"],
  ),
  ...at('src/server/panel/origin.ts', ['SameSite=Strict', 'SameSite=Lax']),
  ...at('src/server/panel/headers.ts', ["'cache-control': 'no-store',", "'cache-control': 'no-cache',"]),
  ...at(
    'src/server/identity/sessions.ts',
    ['if (now >= stored.usedAt + idle)', 'if (now <= stored.usedAt + idle)'],
    ['await this.#store.endSession(hashOf(token))', 'void this.#store.endSession'],
  ),
  ...at('src/server/identity/enrolment.ts', [
    "if (usedAt !== null) return { kind: 'over'",
    "if (usedAt === 0) return { kind: 'over'",
  ]),
  ...at('src/server/live/relay.ts', ['holdToProtocol(connection)', 'void connection.id']),
  ...at('src/server/live/fan-out.ts', ['missed ? snapshot() : change', 'missed ? change : change']),
  ...at('src/server/cluster/postgres-lease.ts', [
    'UPDATE leadership SET until = ${NOW} + ${LEASE} WHERE epoch = $1::bigint',
    'UPDATE leadership SET until = ${NOW} + ${LEASE} WHERE epoch >= $1::bigint',
  ]),
  ...at('src/server/store/message-repository.ts', [
    "onConflict((conflict) => conflict.column('submission').doNothing())",
    "onConflict((conflict) => conflict.column('submission').doUpdateSet({ name: '' }))",
  ]),
  // The site and the panel in the browser.
  ...at(
    'src/web/live/source-machine.ts',
    ["event.for === 'grace' ? pollingBeside(profile) : stay(state)", 'stay(state)'],
    ['at >= since && at - since < span', 'at - since < span'],
  ),
  ...at('src/web/live/server-time.ts', ['date + cached - receivedAt', 'date - cached - receivedAt']),
  ...at('src/web/format/html.ts', ["'<': '&lt;', ", '']),
  ...at('src/web/format/format.ts', ["if (amount > 0) return '+'", "if (amount >= 0) return '+'"]),
  ...at('src/web/features/consent/consent-choice.ts', [
    "settle('rejected', { analytics: false, advertising: false })",
    "settle('rejected', { analytics: true, advertising: false })",
  ]),
  ...at('src/worker/strategy.ts', ["page.key === 'messageReceived'", "page.key === 'contact'"]),
  ...at('src/worker/cache.ts', [".includes('no-store')) return", ".includes('private')) return"]),
]
