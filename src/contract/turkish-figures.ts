/** Figures in Turkish. */

/** Formats with minimum and maximum decimals: 0.5 as "0,5", or as "0,50" with at least two. */
export function numberText(value: number, least = 0, most = Math.max(least, 3)): string {
  return value.toLocaleString('tr-TR', { minimumFractionDigits: least, maximumFractionDigits: most })
}

/** Returns text such as "12.345". */
export function countText(count: number): string {
  return count.toLocaleString('tr-TR')
}

/** Formats 0.0362 as "%3,62" and 0.1 as "%10". */
export function shareText(share: number, mostDecimals = 2): string {
  return `%${numberText(share * 100, 0, mostDecimals)}`
}
