import { MAX_PERSON_NAME_LENGTH } from '#contract/panel/pages/people-page.ts'
import type { Role } from '#contract/panel/roles.ts'
import type { PersonFailure } from './identity.ts'

/** Describes the failure in Turkish, in whole sentences for the person who tried. */
export function identityText(failure: PersonFailure): string {
  switch (failure.kind) {
    case 'no-such-person':
      return 'Böyle bir kişi yok.'
    case 'no-such-device':
      return 'Bu kişinin böyle bir cihazı yok.'
    case 'last-manager':
      return 'Panele girebilen tek yönetici bu kişi. Önce ikinci bir yönetici ekleyin; o da cihazını tanıtsın.'
    case 'last-device':
      return 'Cihazıyla girebilen başka yönetici yok: kaldırılırsa paneli kimse yönetemez. Önce yeni bir cihaz tanıtın; cihaz çalındıysa teknisyeninizi arayın.'
    case 'closed':
      return 'Bu kişinin girişi kapalı. Yeni bir bağlantı için önce girişini açın.'
    case 'no-origin':
      return 'Panelin adresi ayarlanmamış: PANEL_ORIGIN gerekli.'
    case 'name':
      return NAMES[failure.why]
  }
}

const NAMES = {
  empty: 'Ad boş olamaz.',
  'too-long': `Ad en çok ${MAX_PERSON_NAME_LENGTH} karakter olabilir.`,
  letters: 'Ad yalnızca Latin harfleri, rakam, boşluk, nokta, kesme işareti ve kısa çizgi içerebilir.',
  own: 'Kendi adınızı yazın.',
  taken: 'Bu adla ya da ona çok benzeyen bir adla biri zaten var; başka bir ad yazın.',
} as const

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  gise: 'gişe',
  fiyat: 'fiyat yetkilisi',
  yonetici: 'yönetici',
}
