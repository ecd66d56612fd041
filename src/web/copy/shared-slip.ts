import type { CurrencyCode } from '#domain/currency.ts'
import { currencyWords } from './currency-words.ts'

/** Texts that compare a shared sum with the current one. */
export const sharedSlip = {
  lead: 'Sizinle paylaşılan hesap: o zamanki tutar ile şimdiki tutar yan yana.',
  leadNow: 'Sizinle paylaşılan hesabın şimdiki tutarı.',
  before: 'O zaman',
  past: 'Geçmiş kur',
  now: 'Şimdi',
  difference: 'Aradaki fark',
  whichHolds: 'geçerli olan, şimdiki tutardır',
  readFrom: (moment: string) =>
    `O zamanki kur, kurumumuzun ${moment} kaydından okunmuştur; bağlantının adresinden alınmaz.`,
  earlier: (minute: string) => `Bağlantıdaki saat ${minute}; o saate kadarki son kaydımız budur.`,
  unknown: (moment: string) =>
    `Bağlantıdaki an (${moment}) için kaydımızda fiyat yok; yalnızca şimdiki tutarı gösteriyoruz.`,
  unread: (moment: string) =>
    `Bağlantıdaki anın (${moment}) kaydına şu anda ulaşamıyoruz; yalnızca şimdiki tutarı gösteriyoruz.`,
  halted: (moment: string, code: CurrencyCode) =>
    `Bağlantıdaki anda (${moment}) ${currencyWords[code].plain} için fiyat vermiyorduk; yalnızca şimdiki tutarı gösteriyoruz.`,
  own: 'Kendi tutarınızı hesaplayın',
  shareNow: { share: 'Şimdiki tutarı paylaş', copy: 'Şimdiki metni kopyala', copied: 'Metin kopyalandı' },
} as const
