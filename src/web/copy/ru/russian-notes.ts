import type { NoteWords } from '../language-words.ts'

export const notes: NoteWords = {
  which: (code) => `Какие купюры ${code} мы принимаем?`,
  columns: { note: 'Купюра', get: 'Вы получаете' },
  units: (figures, code) => `${listText(figures)} ${code}`,
  kinds: {
    strip: (units) => `${units} с синей полосой`,
    large: (units) => `${units} без полосы`,
    small: (units) => `${units} с маленьким портретом`,
    plain: (units) => units,
    coin: () => 'Монеты',
    torn: () => 'Рваные, склеенные, в пятнах, с надписями',
  },
  old: 'Старые серии',
  issues: {
    'from-2009': 'серия 2009 года и новее',
    'from-1996-to-2006': 'серии 1996–2006 годов',
    'until-1990': 'серия 1990 года и старше',
    current: 'новая серия',
    all: 'любая серия',
    any: 'любая купюра',
  },
  asked: {
    legend: 'Какие у вас купюры?',
    spoken: {
      plain: (note) => note,
      strip: (note) => `${note} с синей полосой`,
      old: { without: 'старых', some: 'старые' },
    },
    no: (names) => `Без ${names.join(', без ')}`,
    yes: (names) => `Есть ${listText(names, 'или')}`,
    old: { strip: 'Старые: 100 без синей полосы.', portrait: 'Старые: 100 с маленьким портретом.' },
    less: (less, isMost) => `За них ${isMost ? 'до ' : ''}${less} меньше.`,
    all: 'Все купюры',
    total: 'На какую сумму?',
    told: (amount, price) => `из них ${amount} по ${price}`,
    exceeds: (whole, example) => `Не больше ${whole}. Пример: ${example}`,
    or: (names) => listText(names, 'или'),
    refused: (names) => `Не принимаем: ${names}.`,
    smallRefused: {
      title: (units) => `Не принимаем купюры ${units}.`,
      text: (units) => `Сумма верна для купюр ${units}.`,
    },
  },
  full: 'по курсу',
  less: (lira) => `на ${lira} меньше`,
  no: 'не принимаем',
  ask: 'спросите нас',
  since: (day, year, time) => `С ${day} ${year} г., ${time}.`,
}

/** Returns, for example, "20, 10 и 5". */
function listText(items: readonly string[], and = 'и'): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`
}
