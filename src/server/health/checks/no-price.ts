import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { lengthText } from '../../text/index.ts'
import { healthCheck } from '../health-check.ts'
import { lackingPrices, silence } from '../lacking-prices.ts'
import { FRESHNESS_WORDS, ruleWords } from '../price-words.ts'

/** Reports that all sources are silent, or that a board has no current price. */
export const noPriceCheck = healthCheck({
  kind: 'no-price',
  weight: 'bad',
  test: (facts) => [
    ...silence(facts).map(({ silent }) => ({ silent, since: facts.at - silent, remedy: 'angun-office halt hepsi' })),
    ...lackingPrices(facts).boards.map((board) => ({ ...board, silent: null, remedy: 'angun-office check' })),
  ],
  text(problem, { at, rows }) {
    if (problem.silent !== null) {
      const [word] = rows.flatMap(({ shown }) => (shown === null ? [] : FRESHNESS_WORDS[shown]))
      const rest = word === undefined ? 'Sitede fiyat yok.' : `Site kurları “${word}” diye gösteriyor.`
      return `${lengthText(problem.silent, 'since')} hiçbir kaynaktan fiyat gelmiyor. ${rest}`
    }
    const { since, word, rule, shown } = problem
    return [
      `${lengthText(at - since, 'since')} ${word} yeni fiyatı yok, kaynaktan ileti geliyor${rule === null ? '' : ` (${ruleWords(rule)})`}.`,
      shown === null ? 'Sitede fiyat yok.' : `Site bunları “${FRESHNESS_WORDS[shown]}” diye gösteriyor.`,
    ].join(' ')
  },
  owner: { advice: 'Sitedeki fiyatlar yanlışsa durdurun ve teknisyeninizi arayın.' },
  helpsAt: () => PANEL_PATHS.haltAll,
  mail: { subject: 'yeni fiyat gelmiyor', trouble: 'fiyat akışı', after: 0, inHours: true },
})
