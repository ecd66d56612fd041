import type { NoteWords } from '../language-words.ts'

/** Keeps a figure and its unit together, left to right, inside an Arabic sentence. */
const ltr = (text: string): string => `\u2066${text}\u2069`

export const notes: NoteWords = {
  which: (code) => `أي أوراق ${code} نقبل؟`,
  columns: { note: 'الورقة', get: 'تستلم' },
  units: (figures, code) =>
    figures.length === 1 ? ltr(`${figures.join('')} ${code}`) : `${figures.join(' و')} ${code}`,
  kinds: {
    strip: (units) => `${units} بالشريط الأزرق`,
    large: (units) => `${units} بلا شريط`,
    small: (units) => `${units} بصورة صغيرة`,
    plain: (units) => units,
    coin: () => 'العملات المعدنية',
    torn: () => 'ممزقة أو ملصقة أو ملطخة أو مكتوب عليها',
  },
  old: 'إصدارات قديمة',
  issues: {
    'from-2009': 'إصدار 2009 وما بعده',
    'from-1996-to-2006': `إصدارات ${ltr('1996–2006')}`,
    'until-1990': 'إصدار 1990 وما قبله',
    current: 'الإصدار الجديد',
    all: 'كل الإصدارات',
    any: 'أي ورقة',
  },
  asked: {
    legend: 'أي أوراق معك؟',
    spoken: {
      plain: (note) => `فئة ${note}`,
      strip: (note) => `فئة ${note} بالشريط الأزرق`,
      old: { without: 'أوراق قديمة', some: 'أوراق قديمة' },
    },
    no: (names) => `بلا ${names.join(' ولا ')}`,
    yes: (names) => `معي ${names.join(' أو ')}`,
    old: { strip: 'القديمة: فئة 100 بلا الشريط الأزرق.', portrait: 'القديمة: فئة 100 بصورة صغيرة.' },
    less: (less, isMost) => `سعرها أقل ${isMost ? 'بما لا يزيد على' : 'بـ'} ${less}.`,
    all: 'كل الأوراق',
    total: 'كم منها؟',
    told: (amount, price) => `منها ${amount} بسعر ${ltr(price)}`,
    exceeds: (whole, example) => `لا يمكن أن يزيد مجموعها على ${ltr(whole)}. مثال: ${example}`,
    or: (names) => names.join(' أو '),
    refused: (names) => `لا نقبل هذه الأوراق: ${names}.`,
    smallRefused: {
      title: (units) => `لا نقبل أوراق ${units}.`,
      text: (units) => `المبلغ محسوب لأوراق ${units}.`,
    },
  },
  full: 'بالسعر الكامل',
  less: (lira) => `أقل بـ ${lira}`,
  no: 'لا نقبلها',
  ask: 'اسأل في المكتب',
  since: (day, year, time) => `منذ ${day} ${year}، الساعة ${time}.`,
}
