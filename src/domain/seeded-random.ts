/** A 32-bit seed from words and numbers (FNV-1a), equal on every machine. */
export function seedOf(...ingredients: readonly (string | number)[]): number {
  let hash = 0x81_1c_9d_c5
  for (const character of ingredients.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93)
  }
  return hash >>> 0
}

/** Returns the `index`-th number of a seed's series, in [0, 1), without computing the earlier ones. */
export function randomAt(seed: number, index: number): number {
  // The finaliser of MurmurHash3: every bit of seed and index reaches every bit of the result.
  let bits = Math.imul(seed ^ Math.imul(index | 0, 0x9e_37_79_b1), 0x85_eb_ca_6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2_b2_ae_35)
  bits ^= bits >>> 16
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c_1b_3c_6d)
  return ((bits ^ (bits >>> 13)) >>> 0) / 2 ** 32
}

/** Returns smooth noise in [-1, 1], interpolated between random values at whole numbers. Its mean is zero. */
export function smoothNoise(seed: number, x: number): number {
  const from = Math.floor(x)
  const part = x - from
  const eased = part * part * (3 - 2 * part)
  const one = randomAt(seed, from)
  const other = randomAt(seed, from + 1)
  return 2 * (one + (other - one) * eased) - 1
}
