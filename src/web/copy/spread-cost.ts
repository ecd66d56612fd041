import type { Deal } from '#domain/deal.ts'

/** A sentence around a figure: "Alış-satış farkı: hemen geri alsanız 45,75 ₺ fazla ödersiniz". */
export const spreadCost = {
  title: 'Alış-satış farkı:',
  sell: { before: 'hemen geri alsanız', after: 'fazla ödersiniz' },
  buy: { before: 'hemen bozdursanız', after: 'daha az alırsınız' },
} as const satisfies Record<Deal, object> & { readonly title: string }
