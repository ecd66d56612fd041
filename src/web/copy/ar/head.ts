import type { LanguageHead } from '../language-head-words.ts'

/** The texts that only the server needs: those in the head of the page, and those that only some offices need. */
export const head: LanguageHead = {
  dir: 'rtl',
  locale: 'ar_AR',
  description:
    'أسعار الصرف في مكتبنا الآن: كم ليرة تستلم مقابل الدولار أو اليورو أو الجنيه، وهل المكتب مفتوح، وماذا تحضر معك، وكيف تصل إلينا.',
  exchange: { service: 'صرف العملات', buy: 'نشتري', sell: 'نبيع' },
  office: {
    terms: {
      included: 'شامل الضريبة',
      added: '# + ضريبة (BSMV) #',
      noCommission: 'بلا عمولة',
      commission: 'العمولة: ',
      and: '، ',
    },
    others: {
      between: '، ',
      unlisted: 'ليست في القائمة.',
      another: 'أو عملة أخرى؟',
      ask: 'اسألنا',
      question: 'مرحبًا، أريد أن أسأل عن سعر عملة ليست في القائمة.',
      next: 'المكتب يخبرك بسعر اليوم؛ سؤالك جاهز في الرسالة.',
      unpriced: 'لا سعر لها في الموقع.',
    },
  },
}
