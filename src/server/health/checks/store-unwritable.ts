import { MINUTE } from '#domain/calendar.ts'
import { healthCheck } from '../health-check.ts'

export const storeUnwritable = healthCheck({
  kind: 'store-unwritable',
  weight: 'bad',
  test: ({ writable }) => (writable ? [] : [{ remedy: 'angun-office check' }]),
  text: (_, { role }) =>
    role?.kind === 'following'
      ? 'Bu kopya veritabanına yazamıyor: form mesaj alamıyor, gösterdiği fiyatlar eskiyor olabilir.'
      : 'Veritabanına yazılamıyor: form mesaj alamıyor, kurlar kaydedilmiyor.',
  owner: {
    text: 'Veritabanına yazılamıyor: form mesaj alamıyor, değişiklikler yayınlanamıyor.',
    advice: 'Teknisyeninizi arayın. Fiyatları durdurmak yine de mümkündür.',
  },
  mail: { subject: 'veritabanına yazılamıyor', trouble: 'veritabanı', after: MINUTE, own: true },
})
