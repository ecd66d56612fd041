import { AFTER_RIYALI, COINS_AND_TORN, OLD_ISSUES, currencyRecord, notes } from './currency-record.ts'

export const JPY = currencyRecord({
  unit: 100,
  demo: { mid: 30.196, spread: 0.0196, step: 10_000, cross: 1 },
  banknotes: [notes(10_000), notes(5000, 2000, 1000), OLD_ISSUES, ...COINS_AND_TORN],
  tr: { name: 'Japon Yeni', plain: 'Japon yeni', endings: AFTER_RIYALI },
  trPlural: 'Japon yenlerini',
  en: { name: 'Japanese yen, per 100', of: 'the yen', which: 'Which yen notes do we take?' },
  ru: { name: 'Иена, за 100', of: 'иены', which: 'Какие иены мы принимаем?' },
  ar: { name: 'ين ياباني، لكل 100', of: 'للين', which: 'أي أوراق الين نقبل؟' },
})
