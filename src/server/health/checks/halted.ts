import { pricePath } from '#contract/panel/pages/price-page.ts'
import { productName } from '#contract/product-names.ts'
import { writtenName } from '../../settings/index.ts'
import { healthCheck } from '../health-check.ts'

/** All halted prices are one finding. */
export const halted = healthCheck({
  kind: 'halted',
  weight: 'degraded',
  test({ rows, halts }) {
    const codes = rows.flatMap(({ code, state }) => (state.kind === 'halted' ? code : []))
    if (codes.length === 0) return []
    const moments = halts.flatMap(({ code, since }) => (codes.includes(code) ? since : []))
    const since = moments.length === 0 ? null : Math.min(...moments)
    const isAll = codes.length === rows.length
    const remedy = `angun-office resume ${isAll ? 'hepsi' : codes.map(writtenName).join(' ')}`
    return [{ about: codes.join(' '), codes, isAll, since, remedy }]
  },
  text({ codes, isAll }, { halts }) {
    const people = halts.flatMap(({ code, by }) => (codes.includes(code) && by !== null ? by : []))
    const who = people.length === 0 ? '' : ` (${[...new Set(people)].join(', ')})`
    const names = isAll ? 'Bütün fiyatlar' : namesText(codes.map(productName))
    return `${names} durduruldu${who}: sitede “Gişeye sorunuz” yazıyor.`
  },
  owner: { advice: 'Hazır olduğunuzda sürdürün.' },
  helpsAt: ({ codes: [code, ...others] }) => (code === undefined || others.length > 0 ? null : pricePath(code)),
  mail: null,
})

const MAX_NAMED = 8

/** Returns text such as "USD, EUR, JPY" or "gram, has, … ve 22 fiyat daha". */
function namesText(names: readonly string[]): string {
  if (names.length <= MAX_NAMED) return names.join(', ')
  return `${names.slice(0, MAX_NAMED - 1).join(', ')} ve ${names.length - MAX_NAMED + 1} fiyat daha`
}
