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

/** One row an edge; every pair of a state and an event that isn't here changes nothing, which is tested below. */
const EDGES: Readonly<Record<ProfileName, readonly Edge[]>> = {
  table: [
    { says: 'connects', from: table.connecting, on: at('opened'), to: table.connected, effects: toListening },
    {
      says: 'fails to connect: grace, no reconnection',
      from: table.connecting,
      on: at('failed'),
      to: table.error,
      effects: [forget('opening'), wait('grace', 5000)],
    },
    {
      says: 'is cut off before it stood',
      from: table.connecting,
      on: at('dropped'),
      to: table.error,
      effects: [forget('opening'), wait('grace', 5000)],
    },
    {
      says: 'is not open after 2 s: the attempt is closed',
      from: table.connecting,
      on: waited('opening'),
      to: table.error,
      effects: [close, wait('grace', 5000)],
    },
    {
      says: 'hears a price: the grace starts again',
      from: { kind: 'connected', aliveAt: T - 4000 },
      on: at('price'),
      to: table.connected,
      effects: toListening,
    },
    {
      says: 'is disconnected: grace',
      from: table.connected,
      on: at('dropped'),
      to: table.disconnected,
      effects: [wait('grace', 5000)],
    },
    {
      says: 'has an error while connected: grace',
      from: table.connected,
      on: at('failed'),
      to: table.error,
      effects: [wait('grace', 5000)],
    },
    {
      says: 'hears nothing for 5 s: polls, and leaves the socket alone',
      from: table.connected,
      on: waited('grace'),
      to: table.silent,
      effects: pollNow,
    },
    {
      says: 'wakes after a silence: a socket that may be dead is replaced, the feed asked at once',
      from: { kind: 'connected', aliveAt: T - 5000 },
      on: at('woke'),
      to: table.opening,
      effects: [close, ...tableAfresh],
    },
    {
      says: 'wakes with a clock that was set back: the same',
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
      says: 'hears a price while polling: the socket is used again',
      from: table.silent,
      on: at('price'),
      to: table.connected,
      effects: toListening,
    },
    {
      says: 'connects while polling: the socket is used again',
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
      says: 'has a retry that is not open after 2 s',
      from: table.opening,
      on: waited('opening'),
      to: { kind: 'json', socket: 'down', failures: 1 },
      effects: [close, wait('retry', 3000)],
    },
    {
      says: 'retries the socket beside polling',
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
      says: 'wakes while polling: asks the feed and opens a socket at once, however long the next retry was off',
      from: { kind: 'json', socket: 'down', failures: 7 },
      on: at('woke'),
      to: table.opening,
      effects: tableAfresh,
    },
    {
      says: 'wakes while polling beside a silent socket: that is replaced',
      from: table.silent,
      on: at('woke'),
      to: table.opening,
      effects: [close, ...tableAfresh],
    },
    {
      says: 'wakes while a retry is under way: asks the feed at once',
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
      says: 'is not open after 5 s',
      from: hero.connecting,
      on: waited('opening'),
      to: hero.error,
      effects: [close, wait('reconnection', 1000)],
    },
    {
      says: 'has used its three reconnections: given up',
      from: { kind: 'connecting', retriesLeft: 0 },
      on: at('failed'),
      to: hero.givenUp,
      effects: [forget('opening')],
    },
    {
      says: 'hears a price',
      from: { kind: 'connected', aliveAt: T - 4000 },
      on: at('price'),
      to: hero.connected,
      effects: [forget('opening')],
    },
    {
      says: 'is disconnected: three reconnections',
      from: hero.connected,
      on: at('dropped'),
      to: hero.disconnected,
      effects: [wait('reconnection', 1000)],
    },
    {
      says: 'has an error while connected: three reconnections',
      from: hero.connected,
      on: at('failed'),
      to: hero.error,
      effects: [wait('reconnection', 1000)],
    },
    {
      says: 'wakes after a silence: a new socket',
      from: { kind: 'connected', aliveAt: T - 60_000 },
      on: at('woke'),
      to: hero.connecting,
      effects: [close, ...heroAfresh],
    },
    ...(['error', 'disconnected', 'givenUp'] as const).map((state): Edge => ({
      says: `wakes in ${state}: starts anew`,
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
  test('begins by opening its socket', () => {
    expect(begin(PROFILES[name])).toEqual(
      name === 'table'
        ? { state: table.connecting, effects: openTable }
        : { state: hero.connecting, effects: openHero },
    )
  })

  test.each(EDGES[name])('$says', ({ from, on, to, effects }) => {
    expect(step(PROFILES[name], from, on, 0.5)).toEqual({ state: to, effects })
  })

  const states: readonly FeedState[] = Object.values(name === 'table' ? table : hero)
  const key = (from: FeedState, on: SourceEvent): string => JSON.stringify([{ ...from, failures: 0 }, on])
  const known = new Set(EDGES[name].map(({ from, on }) => key(from, on)))
  const rest = states.flatMap((from) =>
    EVENTS.filter((on) => !known.has(key(from, on)))
      // What the profile never waits for does not come; what it never had cannot go.
      .filter((on) => !(on.kind === 'waited' && isForeign(name, from, on.for)))
      .filter((on) => !(on.kind === 'price' && from.kind === 'connected'))
      .map((on) => ({ from, on })),
  )
  test.each(rest)('stays as it is: $from with $on', ({ from, on }) => {
    expect(step(PROFILES[name], from, on, 0.5)).toEqual({ state: from, effects: [] })
  })
})

function isForeign(name: ProfileName, from: FeedState, awaited: Wait): boolean {
  const lost = from.kind === 'error' || from.kind === 'disconnected'
  if (awaited === 'reconnection') return name === 'table' || (lost && from.retriesLeft === 0)
  return awaited === 'grace' && name === 'hero'
}

test('retries grow, are capped at 30 s and spread over the half below', () => {
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

/** What a faithful runner has in hand: a socket or none, and the waits that may still end. */
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

/** What can happen to the world now. */
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

describe.each(['table', 'hero'] as const)('whatever happens, the %s', (name) => {
  test('never has two sockets, never polls beside a serving one, never waits for what is over, never stands still', () => {
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
