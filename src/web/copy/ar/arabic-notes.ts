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
    legend: (names) => `هل بينها هذه الأوراق: ${names}؟`,
    no: 'لا',
    yes: 'نعم',
    total: 'مجموعها',
    exceeds: (whole, example) => `لا يمكن أن يزيد مجموعها على ${ltr(whole)}. مثال: ${example}`,
    or: (names) => names.join(' أو '),
    assumed: (names, less, isMost) =>
      `حسبنا المبلغ على أنه خالٍ من هذه الأوراق: ${names}. سعرها أقل ${isMost ? 'بما لا يزيد على' : 'بـ'} ${less}.`,
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
