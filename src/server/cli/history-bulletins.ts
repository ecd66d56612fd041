import { FIRST_BULLETIN } from '../upstream/index.ts'
import type { Command } from './command.ts'
import { askForPast } from './wanted-past.ts'

export const historyBulletinsCommand: Command = {
  name: 'history bulletins',
  operands: ['[GÜN]'],
  summary:
    'TCMB bültenlerinin (döviz ve efektif) GÜN’den beri kayda alınmasını ister (en erken 2005-01-03, yeni lira); son bir yıl kendiliğinden alınır. GÜN verilmezse kayıtta ne olduğunu gösterir.',
  run: ({ operands: [day] }, tool) =>
    askForPast(
      {
        marker: 'bulletins-since',
        earliest: FIRST_BULLETIN,
        earliestText: (first) => `Yeni lirayla ilk bülten ${first} günündür`,
        name: 'TCMB bültenleri',
        days: (store, from, to) => store.settledDays(from, to),
        obstacles: async () => [],
      },
      day,
      tool,
    ),
}
