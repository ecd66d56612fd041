/** What a database holds. Whatever is invented, market or bulletins, keeps a file of its own, so that it never mixes with what is real. */
export const STORE_KINDS = ['office', 'demo', 'demo-market', 'demo-bank'] as const

export type StoreKind = (typeof STORE_KINDS)[number]

/** Its file in the data folder. */
export function storeName(kind: StoreKind): string {
  return `${kind}.sqlite`
}
