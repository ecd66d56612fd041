import type { Language } from '#contract/languages.ts'

interface HeadWords {
  readonly dir: 'ltr' | 'rtl'
  /** The Open Graph locale. */
  readonly locale: string
  readonly description: string
  /** Texts in the structured data. */
  readonly exchange: Readonly<Record<'service' | 'buy' | 'sell', string>>
}

/** The texts in the head of each language's page, which only the server needs. */
export const LANGUAGE_HEADS: Readonly<Record<Language, HeadWords>> = {
  en: {
    dir: 'ltr',
    locale: 'en_GB',
    description:
      'Live exchange rates of our counter: what you get for your dollars, euros or pounds, whether we are open, what to bring and how to find us.',
    exchange: { service: 'Currency exchange', buy: 'we buy', sell: 'we sell' },
  },
  ru: {
    dir: 'ltr',
    locale: 'ru_RU',
    description:
      'Курсы нашей кассы прямо сейчас: сколько лир вы получите за доллары, евро или фунты, открыты ли мы, что взять с собой и как нас найти.',
    exchange: { service: 'Обмен валюты', buy: 'покупаем', sell: 'продаём' },
  },
  ar: {
    dir: 'rtl',
    locale: 'ar_AR',
    description:
      'أسعار الصرف في مكتبنا الآن: كم ليرة تستلم مقابل الدولار أو اليورو أو الجنيه، وهل المكتب مفتوح، وماذا تحضر معك، وكيف تصل إلينا.',
    exchange: { service: 'صرف العملات', buy: 'نشتري', sell: 'نبيع' },
  },
}
