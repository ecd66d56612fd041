/** Numbers in [0, 1) that are the same for the same seed (mulberry32): a plate cut again is the same plate. */
export function seeded(seed: number): () => number {
  let state = Math.trunc(seed)
  return () => {
    state = Math.trunc(state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A number in [0, 1) that belongs to `n` alone. */
export function scattered(n: number): number {
  const v = Math.sin(n * 127.1) * 43758.5453
  return v - Math.floor(v)
}
