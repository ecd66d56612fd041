import { DEMO_BANK } from '../../runtime/index.ts'
import { demoBank, demoGold } from '../demo/demo-bank.ts'
import { DEMO_SEED } from '../demo/demo-prices.ts'
import { bankSource } from './bank-source.ts'

/** A central bank with invented bulletins. */
export const demoSource = bankSource({
  id: DEMO_BANK,
  reportsAs: 'demo bank',
  name: 'Örnek bülten',
  comment: 'uydurma; sayfada “Örnek veri” yazar, kendi veritabanı dosyası olur',
  meaning: 'invented, marked on the page; keeps its own database file',
  variables: {},
  gold: {
    id: 'demo gold',
    name: 'Örnek saatlik altın',
    address: () => null,
    open: (_, clock) => Promise.resolve(demoGold({ clock, seed: DEMO_SEED })),
  },
  open: (_, clock) => Promise.resolve(demoBank({ clock, seed: DEMO_SEED })),
})
