import { CONTACT_FIELDS, CONTACT_LIMITS, type ContactFailure, type ContactField } from '#contract/contact-message.ts'
import { countText } from '../text/index.ts'
import type { SubmissionRefusal } from './submission.ts'

/** This text is fixed, see docs/product.md, "Fixed texts". */
export const SUBMITTED_SENTENCE =
  'Mesajiniz basarili bir sekilde iletilmistir. Musteri temsilcilerimiz en kisa surede size cevap verecektir.'

/** Returns the sentence for the visitor. The status is 503 for `store` and `full`, 400 for all others. */
export function refusalSentence(refusal: SubmissionRefusal): string {
  switch (refusal.kind) {
    case 'not-an-object':
      return 'Mesaj anlaşılamadı. Lütfen sayfadaki formu kullanın.'
    case 'unknown-field':
      return `Mesajda bilinmeyen bir alan var: ${refusal.field.slice(0, 40)}`
    case 'honeypot':
      return 'Mesajınız otomatik bir gönderim gibi göründüğü için alınamadı. Lütfen bizi telefonla arayın ya da e-posta yazın.'
    case 'fields':
      return CONTACT_FIELDS.flatMap((field) => {
        const failure = refusal.failures[field]
        return failure === undefined ? [] : [fieldSentence(field, failure)]
      }).join(' ')
    case 'store':
      return 'Mesajınız şu anda kaydedilemedi. Lütfen biraz sonra tekrar deneyin ya da bizi telefonla arayın.'
    case 'full':
      return `Formdan şu anda yeni mesaj alınamıyor. Lütfen bizi telefonla arayın: ${refusal.phone}`
  }
}

const NAMES: Readonly<Record<ContactField, string>> = {
  name: 'Ad soyad',
  email: 'E-posta',
  phone: 'Telefon',
  subject: 'Konu',
  message: 'Mesaj',
}

const LONGEST: Readonly<Record<ContactField, number>> = { ...CONTACT_LIMITS, phone: 11 }

function fieldSentence(field: ContactField, failure: ContactFailure): string {
  switch (failure) {
    case 'required':
      return `${NAMES[field]} alanı zorunludur.`
    case 'too-long':
      return `${NAMES[field]} alanı en fazla ${countText(LONGEST[field])} karakter olabilir.`
    case 'email':
      return 'Geçerli bir e-posta adresi girin.'
    case 'phone':
      return '10-11 haneli telefon numarası girin (başında 0 olmadan).'
  }
}
