import { dayOf } from '#domain/calendar.ts'
import { goldDays } from '../history/index.ts'
import { FIRST_FIXING } from '../upstream/index.ts'
import type { Command } from './command.ts'
import { currentSettings } from './current-settings.ts'
import { askForPast } from './wanted-past.ts'

export const historyGoldCommand: Command = {
  name: 'history gold',
  operands: ['[GÜN]'],
  summary:
    'TCMB’nin saatlik altınının GÜN’den beri kayda alınmasını ister (en erken 2021-12-29); son bir yıl kendiliğinden alınır. GÜN verilmezse kayıtta ne olduğunu gösterir.',
  run: ({ operands: [day] }, tool) =>
    askForPast(
      {
        marker: 'gold-since',
        earliest: dayOf(FIRST_FIXING),
        earliestText: (first) => `TCMB’nin saatlik altını ${first} günü başlar`,
        name: 'TCMB’nin altını',
        days: goldDays,
        obstacles: async () => ((await currentSettings(tool))?.gold.published === false ? [NO_GOLD] : []),
      },
      day,
      tool,
    ),
}

const NO_GOLD = 'Sitede altın sayfası kapalı: açılana dek bir şey alınmaz.'
