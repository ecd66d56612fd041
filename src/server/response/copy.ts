import { listText } from '#contract/list-text.ts'

/** The server's own Turkish sentences: rejected calls and pages without a renderer. */
export const SENTENCES = {
  badRequest: 'İstek anlaşılamadı.',
  unknownField: (name: string) => `İstekte bilinmeyen bir alan var: ${name.slice(0, 40)}`,
  repeatedField: (name: string) => `İstekte bir alan birden çok kez verilmiş: ${name.slice(0, 40)}`,
  feedLanguage: 'dil_kodu yalnızca "tr" olabilir.',
  unknownBoard: 'board alanı currencies, gold veya coins olmalıdır.',
  summaryDate: 'date alanı YYYY-AA-GG biçiminde, takvimde bulunan bir tarih olmalıdır.',
  summaryFuture: 'Gelecekteki bir tarihin özeti verilemez.',
  chartCurrency: (codes: readonly string[]) => `currency alanı ${listText(codes, 'veya')} olmalıdır.`,
  chartPeriod: 'period alanı daily, weekly, monthly, quarterly, semiannual veya annual olmalıdır.',
  noBulletinYet: 'TCMB kurları henüz alınamadı. Lütfen biraz sonra tekrar deneyin.',
  forbidden: 'Bu istek yalnızca sitenin kendisinden yapılabilir.',
  notFound: 'Böyle bir adres yok.',
  methodNotAllowed: 'Bu adres bu yöntemi kabul etmez.',
  tooLarge: 'Gönderilen veri çok büyük.',
  formTooLarge: 'Mesajınız çok uzun olduğu için alınamadı. Tarayıcınızın geri düğmesiyle forma dönüp metni kısaltın.',
  formNotSent: 'Mesajınız gönderilmedi. Tarayıcınızın geri düğmesiyle forma dönüp tekrar deneyin.',
  headersTooLarge: 'İsteğin başlıkları çok uzun.',
  tooSlow: 'İstek zamanında tamamlanmadı.',
  unsupportedType: 'Veri application/json türünde gönderilmelidir.',
  tooMany: 'Kısa sürede çok fazla istek gönderildi. Lütfen biraz bekleyip tekrar deneyin.',
  unavailable: 'Bu hizmet şu anda verilemiyor. Lütfen biraz sonra tekrar deneyin.',
  recordAway: 'Kayıtlarımıza şu anda ulaşılamıyor. Lütfen birkaç saniye sonra tekrar deneyin.',
  tooManyQuestions: 'Şu anda çok fazla hesap soruluyor. Lütfen birkaç saniye sonra bu sayfayı yenileyin.',
  internal: 'Beklenmeyen bir hata oluştu. Lütfen biraz sonra tekrar deneyin.',
  backHome: 'Ana sayfaya dön',
} as const

export const MANIFEST_WORDS = { calculator: 'Kaç lira eder?', rates: 'Döviz kurları' } as const
