export interface PoolBounds {
  /** The maximum number of one visitor. */
  readonly perVisitor: number
  /** The maximum number of all visitors. */
  readonly inAll: number
}

/**
 * Keeps connections or requests in the order of their arrival. Above a bound, the oldest gives way to the newest, so
 * that nobody keeps others out by occupying all places.
 */
export function createVisitorPool<Held extends object>({ perVisitor, inAll }: PoolBounds, close: (held: Held) => void) {
  const visitors = new Map<Held, string | null>()
  const byVisitor = new Map<string, Set<Held>>()

  const leave = (held: Held): void => {
    const visitor = visitors.get(held) ?? null
    visitors.delete(held)
    if (visitor === null) return
    const own = byVisitor.get(visitor)
    own?.delete(held)
    if (own?.size === 0) byVisitor.delete(visitor)
  }

  const giveWay = ([oldest]: Iterable<Held>): void => {
    if (oldest === undefined) return
    leave(oldest)
    close(oldest)
  }

  return {
    /** Enters as the newest, also if it is in the pool already. Null means that it counts for no visitor. */
    enter(held: Held, visitor: string | null): void {
      leave(held)
      visitors.set(held, visitor)
      if (visitor !== null) {
        const own = byVisitor.get(visitor) ?? new Set()
        byVisitor.set(visitor, own.add(held))
        if (own.size > perVisitor) giveWay(own)
      }
      if (visitors.size > inAll) giveWay(visitors.keys())
    },
    leave,
  }
}
