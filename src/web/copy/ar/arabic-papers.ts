import type { VisitorKind } from '#domain/papers.ts'
import type { DocumentList } from '../documents.ts'
import type { PaperWords } from '../language-words.ts'

/** A courtesy translation of the lists in `documents.ts`, in the same order. */
/** Keeps a figure and its unit together, left to right, inside an Arabic sentence. */
const ltr = (text: string): string => `\u2066${text}\u2069`

const lists: Readonly<Record<VisitorKind, DocumentList>> = {
  foreigners: {
    title: 'الأجانب',
    documents: [
      { name: 'صورة عن جواز السفر', otherwise: 'أو عن بطاقة الإقامة التي عليها رقم الأجنبي (\u206699…\u2069).' },
      { name: 'العنوان ورقم الهاتف' },
      { name: 'الرقم الضريبي التركي', otherwise: 'أو رقم الأجنبي (\u206699…\u2069).', paper: 'tax-number' },
      { name: 'الجنسية' },
      { name: 'وثيقة المستفيد الحقيقي', otherwise: 'نموذج تُوقّعه في المكتب.' },
    ],
  },
  individuals: {
    title: 'الأفراد (غير المكلفين بالضريبة)',
    documents: [
      { name: 'صورة عن الهوية' },
      {
        name: 'إقرار بالتوقيع مصدّق',
        otherwise: 'أو رخصة قيادة لتأكيد التوقيع، أو توقيع باليد تحت صورة الهوية.',
      },
      {
        name: 'إثبات العنوان: وثيقة سكن أو فاتورة',
        otherwise: 'أو توضيح مكتوب مع توقيع باليد تحت صورة الهوية.',
      },
      { name: 'رقم الهاتف والمهنة ومكان الولادة والجنسية واسم الأم والأب' },
    ],
  },
  companies: {
    title: 'الشركات',
    documents: [
      { name: 'شهادة ضريبية سارية' },
      { name: 'نماذج التواقيع المعتمدة' },
      { name: 'شهادة مزاولة النشاط' },
      { name: 'إعلان الشركة في جريدة السجل التجاري' },
      { name: 'صورة عن هوية المفوّض' },
      { name: 'وثيقة المستفيد الحقيقي', otherwise: 'نموذج تُوقّعه في المكتب.' },
    ],
  },
  partnerships: {
    title: 'الشراكات العادية والمؤسسات',
    documents: [
      { name: 'صور عن هويات الشركاء' },
      { name: 'عقد الشراكة', otherwise: 'أصحاب المؤسسات الفردية يتبعون هذه القائمة أيضًا، دون العقد.' },
      { name: 'نماذج التواقيع المعتمدة' },
      { name: 'شهادة مزاولة النشاط' },
      { name: 'شهادة ضريبية' },
      { name: 'وثيقة فيها العنوان والرقم' },
    ],
  },
}

export const papers: PaperWords = {
  title: 'القائمة الكاملة للوثائق',
  courtesy: { before: 'هذه ترجمة للمساعدة فقط. النص المُلزِم هو ', link: 'النص التركي', after: '.' },
  minimum: (amount, threshold) =>
    `قائمة الأجانب للمبالغ من ${ltr(amount)} فما فوق؛ ونصرف المبالغ الأصغر أيضًا. والتحقق من الهوية إلزامي في كل الأحوال من ${threshold} فما فوق.`,
  article15:
    'إذا تصرفت باسمك لحساب شخص آخر، فعليك أن تذكر كتابةً قبل المعاملة لحساب من. ومن لا يفعل يُعاقَب بالحبس من ستة أشهر إلى سنة أو بغرامة قضائية تصل إلى 5000 يوم (القانون 5549، المادة 15).',
  originals: 'يطّلع المكتب على أصل جواز السفر أو الهوية؛ أما الصورة المذكورة في القوائم فتُحفظ في ملفنا.',
  year: (year) => `المبالغ لعام ${year}.`,
  valid: 'يجب أن تكون كل الوثائق سارية. نقص وثيقة قد يمنع إتمام المعاملة.',
  lists,
}
