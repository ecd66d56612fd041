import type { LanguageHead } from '../language-head-words.ts'

/** The texts that only the server needs: those in the head of the page, and those that only some offices need. */
export const head: LanguageHead = {
  dir: 'ltr',
  locale: 'ru_RU',
  description:
    'Курсы нашей кассы прямо сейчас: сколько лир вы получите за доллары, евро или фунты, открыты ли мы, что взять с собой и как нас найти.',
  exchange: { service: 'Обмен валюты', buy: 'покупаем', sell: 'продаём' },
  office: {
    terms: {
      included: 'Налог включён',
      added: '# + налог (BSMV) #',
      noCommission: 'без комиссии',
      commission: 'комиссия: ',
      and: ', ',
    },
    others: {
      between: ', ',
      unlisted: 'нет в таблице.',
      another: 'или другая валюта?',
      ask: 'Спросите нас',
      question: 'Здравствуйте, хочу узнать цену валюты, которой нет в таблице.',
      next: 'Сегодняшнюю цену назовут в кассе; вопрос уже в сообщении.',
      unpriced: 'цены на сайте нет.',
    },
  },
}
