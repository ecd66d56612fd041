import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { begin, step } from './source-machine.ts'
import {
  PROFILES,
  type ProfileName,
  type SourceEffect,
  type SourceEvent,
  type FeedState,
  type SourceStatus,
  type Wait,
} from './source-state.ts'

const T = 1_000_000

const open: SourceEffect = { kind: 'open' }
const close: SourceEffect = { kind: 'close' }
const poll: SourceEffect = { kind: 'poll' }
const wait = (kind: Wait, ms: number): SourceEffect => ({ kind: 'wait', for: kind, ms })
const forget = (kind: Wait): SourceEffect => ({ kind: 'forget', for: kind })
const waited = (kind: Wait): SourceEvent => ({ kind: 'waited', for: kind, at: T })
const at = (kind: 'opened' | 'failed' | 'dropped' | 'price' | 'woke'): SourceEvent => ({ kind, at: T })

interface Edge {
  readonly says: string
  readonly from: FeedState
  readonly on: SourceEvent
  readonly to: FeedState
  readonly effects: readonly SourceEffect[]
}

const table = {
  connecting: { kind: 'connecting', retriesLeft: 0 },
  connected: { kind: 'connected', aliveAt: T },
  error: { kind: 'error', since: T, retriesLeft: 0 },
  disconnected: { kind: 'disconnected', since: T, retriesLeft: 0 },
  silent: { kind: 'json', socket: 'silent', failures: 0 },
  opening: { kind: 'json', socket: 'opening', failures: 0 },
  down: { kind: 'json', socket: 'down', failures: 0 },
} as const satisfies Record<string, FeedState>

const hero = {
  connecting: { kind: 'connecting', retriesLeft: 3 },
  connected: { kind: 'connected', aliveAt: T },
  error: { kind: 'error', since: T, retriesLeft: 3 },
  givenUp: { kind: 'error', since: T, retriesLeft: 0 },
  disconnected: { kind: 'disconnected', since: T, retriesLeft: 3 },
} as const satisfies Record<string, FeedState>

const toListening = [forget('opening'), forget('poll'), forget('retry'), wait('grace', 5000)]
const pollNow = [poll, wait('poll', 5000)]
const openTable = [open, wait('opening', 2000)]
const openHero = [open, wait('opening', 5000)]
const tableAfresh = [forget('grace'), forget('reconnection'), forget('retry'), ...openTable, ...pollNow]
const heroAfresh = [forget('grace'), forget('reconnection'), forget('retry'), ...openHero]

/** One row per transition. A test below checks that all other pairs of a state and an event change nothing. */
const EDGES: Readonly<Record<ProfileName, readonly Edge[]>> = {
  table: [
    { says: 'connects', from: table.connecting, on: at('opened'), to: table.connected, effects: toListening },
    {
      says: 'waits for the grace period without reconnecting if it fails to connect',
      from: table.connecting,
      on: at('failed'),
      to: table.error,
      effects: [forget('opening'), wait('grace', 5000)],
    },
    {
      says: 'waits for the grace period if the connection breaks before it is established',
      from: table.connecting,
      on: at('dropped'),
      to: table.error,
      effects: [forget('opening'), wait('grace', 5000)],
    },
    {
      says: 'closes the attempt if the socket is not open after 2 s',
      from: table.connecting,
      on: waited('opening'),
      to: table.error,
      effects: [close, wait('grace', 5000)],
    },
    {
      says: 'restarts the grace period after a price',
      from: { kind: 'connected', aliveAt: T - 4000 },
      on: at('price'),
      to: table.connected,
      effects: toListening,
    },
    {
      says: 'waits for the grace period after a disconnect',
      from: table.connected,
      on: at('dropped'),
      to: table.disconnected,
      effects: [wait('grace', 5000)],
    },
    {
      says: 'waits for the grace period after an error while connected',
      from: table.connected,
      on: at('failed'),
      to: table.error,
      effects: [wait('grace', 5000)],
    },
    {
      says: 'polls beside the open socket after 5 s without a price',
      from: table.connected,
      on: waited('grace'),
      to: table.silent,
      effects: pollNow,
    },
    {
      says: 'replaces its socket and polls at once if it wakes after a silence',
      from: { kind: 'connected', aliveAt: T - 5000 },
      on: at('woke'),
      to: table.opening,
      effects: [close, ...tableAfresh],
    },
    {
      says: 'replaces its socket and polls at once if it wakes with a clock that was set back',
      from: { kind: 'connected', aliveAt: T + 3_600_000 },
      on: at('woke'),
      to: table.opening,
      effects: [close, ...tableAfresh],
    },
    ...(['error', 'disconnected'] as const).flatMap((kind): Edge[] => [
      {
        says: `is in ${kind} for 5 s: polls, and tries the socket again later`,
        from: table[kind],
        on: waited('grace'),
        to: table.down,
        effects: [forget('reconnection'), ...pollNow, wait('retry', 1500)],
      },
      {
        says: `slept through its grace in ${kind}: polls and opens a socket at once`,
        from: { ...table[kind], since: T - 5000 },
        on: at('woke'),
        to: table.opening,
        effects: tableAfresh,
      },
    ]),
    {
      says: 'returns to the socket if it sends a price while polling',
      from: table.silent,
      on: at('price'),
      to: table.connected,
      effects: toListening,
    },
    {
      says: 'returns to the socket if it connects while polling',
      from: table.opening,
      on: at('opened'),
      to: table.connected,
      effects: toListening,
    },
    ...(['failed', 'dropped'] as const).flatMap((kind): Edge[] => [
      {
        says: `loses its silent socket (${kind}) while polling: the first retry is near`,
        from: table.silent,
        on: at(kind),
        to: table.down,
        effects: [forget('opening'), wait('retry', 1500)],
      },
      {
        says: `fails a retry (${kind}): waits twice as long`,
        from: { kind: 'json', socket: 'opening', failures: 2 },
        on: at(kind),
        to: { kind: 'json', socket: 'down', failures: 3 },
        effects: [forget('opening'), wait('retry', 12_000)],
      },
    ]),
    {
      says: 'closes a retry that is not open after 2 s',
      from: table.opening,
      on: waited('opening'),
      to: { kind: 'json', socket: 'down', failures: 1 },
      effects: [close, wait('retry', 3000)],
    },
    {
      says: 'retries the socket while it polls',
      from: table.down,
      on: waited('retry'),
      to: table.opening,
      effects: openTable,
    },
    ...(['silent', 'opening', 'down'] as const).map((socket): Edge => ({
      says: `polls every 5 s (socket ${socket})`,
      from: table[socket],
      on: waited('poll'),
      to: table[socket],
      effects: pollNow,
    })),
    {
      says: 'polls and opens a socket at once if it wakes while polling',
      from: { kind: 'json', socket: 'down', failures: 7 },
      on: at('woke'),
      to: table.opening,
      effects: tableAfresh,
    },
    {
      says: 'replaces a silent socket if it wakes while polling',
      from: table.silent,
      on: at('woke'),
      to: table.opening,
      effects: [close, ...tableAfresh],
    },
    {
      says: 'polls at once if it wakes during a retry',
      from: table.opening,
      on: at('woke'),
      to: table.opening,
      effects: pollNow,
    },
  ],
  hero: [
    {
      says: 'connects',
      from: hero.connecting,
      on: at('opened'),
      to: hero.connected,
      effects: [forget('opening')],
    },
    ...(['failed', 'dropped'] as const).map((kind): Edge => ({
      says: `does not connect (${kind}): tries again after 1 s`,
      from: hero.connecting,
      on: at(kind),
      to: hero.error,
      effects: [forget('opening'), wait('reconnection', 1000)],
    })),
    {
      says: 'closes the attempt if the socket is not open after 5 s',
      from: hero.connecting,
      on: waited('opening'),
      to: hero.error,
      effects: [close, wait('reconnection', 1000)],
    },
    {
      says: 'stops reconnecting after three attempts',
      from: { kind: 'connecting', retriesLeft: 0 },
      on: at('failed'),
      to: hero.givenUp,
      effects: [forget('opening')],
    },
    {
      says: 'notes the time of a price',
      from: { kind: 'connected', aliveAt: T - 4000 },
      on: at('price'),
      to: hero.connected,
      effects: [forget('opening')],
    },
    {
      says: 'has three reconnections after a disconnect',
      from: hero.connected,
      on: at('dropped'),
      to: hero.disconnected,
      effects: [wait('reconnection', 1000)],
    },
    {
      says: 'has three reconnections after an error while connected',
      from: hero.connected,
      on: at('failed'),
      to: hero.error,
      effects: [wait('reconnection', 1000)],
    },
    {
      says: 'opens a new socket if it wakes after a silence',
      from: { kind: 'connected', aliveAt: T - 60_000 },
      on: at('woke'),
      to: hero.connecting,
      effects: [close, ...heroAfresh],
    },
    ...(['error', 'disconnected', 'givenUp'] as const).map((state): Edge => ({
      says: `wakes in ${state}: opens a new socket`,
      from: hero[state],
      on: at('woke'),
      to: { ...hero.connecting, lost: hero[state].kind },
      effects: heroAfresh,
    })),
    ...(['error', 'disconnected'] as const).map((state): Edge => ({
      says: `reconnects in ${state}, one attempt less`,
      from: hero[state],
      on: waited('reconnection'),
      to: { kind: 'connecting', retriesLeft: 2, lost: state },
      effects: [forget('grace'), ...openHero],
    })),
  ],
}

const EVENTS: readonly SourceEvent[] = [
  ...(['opened', 'failed', 'dropped', 'price', 'woke'] as const).map(at),
  ...(['opening', 'reconnection', 'grace', 'poll', 'retry'] as const).map(waited),
]

describe.each(['table', 'hero'] as const)('the %s', (name) => {
  test(`the ${name} begins by opening its socket`, () => {
    expect(begin(PROFILES[name])).toEqual(
      name === 'table'
        ? { state: table.connecting, effects: openTable }
        : { state: hero.connecting, effects: openHero },
    )
  })

  test.each(EDGES[name])(`the ${name} $says`, ({ from, on, to, effects }) => {
    expect(step(PROFILES[name], from, on, 0.5)).toEqual({ state: to, effects })
  })

  const states: readonly FeedState[] = Object.values(name === 'table' ? table : hero)
  const key = (from: FeedState, on: SourceEvent): string => JSON.stringify([{ ...from, failures: 0 }, on])
  const known = new Set(EDGES[name].map(({ from, on }) => key(from, on)))
  const rest = states.flatMap((from) =>
    EVENTS.filter((on) => !known.has(key(from, on)))
      // Exclude waits that the profile never starts, and price events that the first filter covers.
      .filter((on) => !(on.kind === 'waited' && isForeign(name, from, on.for)))
      .filter((on) => !(on.kind === 'price' && from.kind === 'connected'))
      .map((on) => ({ from, on })),
  )
  test.each(rest)(`the ${name} ignores $on in the state $from`, ({ from, on }) => {
    expect(step(PROFILES[name], from, on, 0.5)).toEqual({ state: from, effects: [] })
  })
})

function isForeign(name: ProfileName, from: FeedState, awaited: Wait): boolean {
  const lost = from.kind === 'error' || from.kind === 'disconnected'
  if (awaited === 'reconnection') return name === 'table' || (lost && from.retriesLeft === 0)
  return awaited === 'grace' && name === 'hero'
}

test('the table’s retry delays grow up to 30 s and are random in their second half', () => {
  const delayAfter = (failures: number, chance: number): number | undefined =>
    step(PROFILES.table, { kind: 'json', socket: 'opening', failures }, at('failed'), chance)
      .effects.flatMap((effect) => (effect.kind === 'wait' ? [effect.ms] : []))
      .at(0)
  expect([0, 1, 2, 3, 4, 50].map((failures) => delayAfter(failures, 1))).toEqual([
    4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ])
  expect([0, 1, 2, 3, 4, 50].map((failures) => delayAfter(failures, 0))).toEqual([
    2000, 4000, 8000, 15_000, 15_000, 15_000,
  ])
})

/** The world of a correct runner: its socket and its pending waits. */
interface World {
  state: FeedState
  socket: 'none' | 'opening' | 'open'
  readonly waits: Set<Wait>
}

function applied(world: World, effects: readonly SourceEffect[]): void {
  for (const effect of effects) {
    switch (effect.kind) {
      case 'open':
        expect(world.socket, 'never two sockets at once').toBe('none')
        world.socket = 'opening'
        break
      case 'close':
        expect(world.socket, 'only a socket that is there is closed').not.toBe('none')
        world.socket = 'none'
        break
      case 'poll':
        expect(world.state.kind, 'no poll while the socket serves').toBe('json')
        break
      case 'wait':
        world.waits.add(effect.for)
        break
      case 'forget':
        world.waits.delete(effect.for)
    }
  }
}

/** Returns the events that are possible in the world. */
function possible({ socket, waits }: World): SourceEvent['kind'][] {
  return [
    'woke',
    ...(socket === 'opening' ? (['opened', 'failed'] as const) : []),
    ...(socket === 'open' ? (['price', 'dropped', 'failed'] as const) : []),
    ...(waits.size > 0 ? (['waited'] as const) : []),
  ]
}

const EXPECTED_WAITS: Readonly<Record<SourceStatus, readonly Wait[]>> = {
  connecting: ['opening'],
  connected: ['grace'],
  error: ['grace', 'reconnection'],
  disconnected: ['grace', 'reconnection'],
  json: ['opening', 'poll', 'retry'],
}

describe.each(['table', 'hero'] as const)('any sequence of events in the %s', (name) => {
  test(`the ${name} never has two sockets, polls beside a working one, or stops permanently`, () => {
    const picks = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 0, max: 20_000 })), { maxLength: 60 })
    fc.assert(
      fc.property(picks, fc.double({ min: 0, max: 1, noNaN: true }), (choices, chance) => {
        const profile = PROFILES[name]
        const first = begin(profile)
        const world: World = { state: first.state, socket: 'none', waits: new Set() }
        applied(world, first.effects)
        let now = T
        for (const [choice, which, passes] of choices) {
          now += passes
          const kinds = possible(world)
          const kind = kinds[choice % kinds.length] ?? 'woke'
          const ended = [...world.waits][which % Math.max(1, world.waits.size)] ?? 'poll'
          if (kind === 'waited') world.waits.delete(ended)
          if (kind === 'opened') world.socket = 'open'
          if (kind === 'failed' || kind === 'dropped') world.socket = 'none'
          const event: SourceEvent = kind === 'waited' ? { kind, for: ended, at: now } : { kind, at: now }
          const next = step(profile, world.state, event, chance)
          world.state = next.state
          applied(world, next.effects)

          const { state, socket, waits } = world
          for (const still of waits) expect(EXPECTED_WAITS[state.kind]).toContain(still)
          if (state.kind === 'connecting') expect(socket).toBe('opening')
          if (state.kind === 'connected') expect(socket).toBe('open')
          if (state.kind === 'json') expect(waits).toContain('poll')
          if (state.kind === 'json' && state.socket === 'down') expect(waits).toContain('retry')
          if (name === 'table') expect(waits.size, 'something is always awaited').toBeGreaterThan(0)
        }
      }),
      { numRuns: 500 },
    )
  })
})
