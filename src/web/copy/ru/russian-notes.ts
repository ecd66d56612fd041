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
    legend: (names) => `Есть ли среди них: ${names}?`,
    no: 'Нет',
    yes: 'Есть',
    total: 'На какую сумму',
    exceeds: (whole, example) => `Не больше ${whole}. Пример: ${example}`,
    or: (names) => listText(names, 'или'),
    assumed: (names, less, isMost) =>
      `Расчёт без таких купюр: ${names}. За них курс ниже ${isMost ? 'не более чем ' : ''}на ${less}.`,
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
