import { MAX_PERSON_NAME_LENGTH } from '#contract/panel/people-pages.ts'
import type { Role } from '#contract/panel/roles.ts'
import { MAX_DEVICE_NAME_LENGTH } from '#contract/panel/sign-in-page.ts'
import { MINUTE } from '#domain/calendar.ts'
import type { EnrolFailure, PersonFailure } from './identity.ts'

const ANOTHER = 'Yöneticinizden yeni bir bağlantı isteyin.'

/** Describes the failure in Turkish, in whole sentences for the person who tried. */
export function identityText(failure: PersonFailure | EnrolFailure): string {
  switch (failure.kind) {
    case 'no-such-person':
      return 'Böyle bir kişi yok.'
    case 'no-such-device':
      return 'Bu kişinin böyle bir cihazı yok.'
    case 'last-manager':
      return 'Girişi açık olan tek yönetici bu kişi. Önce başka birine yönetici yetkisi verin.'
    case 'closed':
      return 'Bu kişinin girişi kapalı. Yeni bir bağlantı için önce girişini açın.'
    case 'no-origin':
      return 'Panelin adresi ayarlanmamış: PANEL_ORIGIN gerekli.'
    case 'name':
      return NAMES[failure.why]
    case 'device-name':
      return `Cihaza en çok ${MAX_DEVICE_NAME_LENGTH} karakterlik, yalnız görünen işaretlerden oluşan bir ad verin.`
    case 'refused':
      return 'Kimliğiniz doğrulanamadı. Yeniden deneyin; olmazsa yöneticinizden yeni bir bağlantı isteyin.'
    case 'too-many':
      return `Çok fazla deneme yapıldı. ${Math.ceil(failure.left / MINUTE)} dakika sonra yeniden deneyin.`
    case 'over':
      return `${OVER[failure.why]} ${ANOTHER}`
  }
}

const NAMES = {
  empty: 'Ad boş olamaz.',
  'too-long': `Ad en çok ${MAX_PERSON_NAME_LENGTH} karakter olabilir.`,
  letters: 'Ad yalnızca Latin harfleri, rakam, boşluk, nokta, kesme işareti ve kısa çizgi içerebilir.',
  taken: 'Bu adla ya da ona çok benzeyen bir adla biri zaten var; başka bir ad yazın.',
} as const

const OVER = {
  used: 'Bu bağlantı kullanılmış.',
  expired: 'Bu bağlantının süresi dolmuş.',
  unknown: 'Bu bağlantı geçerli değil.',
} as const

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  gise: 'gişe',
  fiyat: 'fiyat yetkilisi',
  yonetici: 'yönetici',
}
