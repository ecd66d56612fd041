import type { ConsentWords } from '../consent.ts'

export const consent: ConsentWords = {
  banner: {
    region: 'إشعار ملفات الارتباط',
    heading: 'نستخدم ملفات الارتباط (cookies).',
    text: 'الضرورية منها لازمة لعمل الموقع. ملفات الإحصاء والإعلان لا تُستخدم إلا بموافقتك. التفاصيل في',
    policyLink: 'سياسة ملفات الارتباط (بالتركية)',
    textEnd: '',
    reject: 'الضرورية فقط',
    accept: 'قبول الكل',
    preferences: 'اختيار',
  },
  dialog: {
    title: 'إعدادات ملفات الارتباط',
    essential: { title: 'الضرورية', text: 'لا يعمل الموقع من دونها.', state: 'مفعّلة دائمًا' },
    analytics: { title: 'الإحصاء', text: 'تساعدنا على عدّ الزيارات، دون أسماء.' },
    advertising: { title: 'الإعلان', text: 'تعرض لك ما قد يهمك.' },
    save: 'حفظ',
    cancel: 'إلغاء',
  },
  close: 'إغلاق',
}
