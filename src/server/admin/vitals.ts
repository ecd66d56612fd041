import type { Parts, Vitals } from './health-report.ts'

/** What each part of a running site tells of itself. */
export interface RunningParts {
  readonly office: { mistakes(): Parts['officeMistakes'] }
  readonly unnamedProxy: { isThere(): boolean }
  readonly market: {
    view(): Parts['market']
    silentFor(): number
    held(): Parts['held']
    refusals(): Parts['refusals']
  }
  readonly sources: { health(): Parts['sources'] }
  readonly bulletins: { newest(): { readonly fetchedAt: number } | null; doubts(): Parts['bulletinDoubts'] }
  readonly clockTrust: { doubt(): Parts['clockDoubt'] }
  readonly recorder: { pending(): number }
  readonly relay: { sockets(): number; counts(): Parts['fanOut'] }
  readonly pages: { renders(): Parts['renders'] }
  readonly contact: { health: Vitals['mail']; retention: Vitals['retention'] }
  readonly store: { writable: Vitals['writable']; messageCount: Vitals['messages'] }
}

/** The parts as one reading of the whole. */
export function vitalsOf(running: RunningParts): Vitals {
  const { office, unnamedProxy, market, sources, bulletins, clockTrust, recorder, relay, pages } = running
  return {
    parts: () => ({
      officeMistakes: office.mistakes(),
      unnamedProxy: unnamedProxy.isThere(),
      market: market.view(),
      silentFor: market.silentFor(),
      held: market.held(),
      sources: sources.health(),
      refusals: market.refusals(),
      bulletinFetchedAt: bulletins.newest()?.fetchedAt ?? null,
      clockDoubt: clockTrust.doubt(),
      bulletinDoubts: bulletins.doubts(),
      unstored: recorder.pending(),
      sockets: relay.sockets(),
      fanOut: relay.counts(),
      renders: pages.renders(),
    }),
    mail: () => running.contact.health(),
    retention: () => running.contact.retention(),
    writable: () => running.store.writable(),
    messages: () => running.store.messageCount(),
  }
}
