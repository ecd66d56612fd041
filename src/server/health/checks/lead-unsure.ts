import { healthCheck } from '../health-check.ts'

/** Another replica may lead already, with other margins and halts. */
export const leadUnsure = healthCheck({
  kind: 'lead-unsure',
  weight: 'degraded',
  test: ({ role }) => (role?.kind !== 'leading' || role.sure ? [] : [{ remedy: 'angun-office check' }]),
  text: () =>
    'Bu kopya veritabanıyla konuşamıyor: fiyatları kendi başına alıyor, başka yerde yapılan durdurma ve değişiklikleri duymuyor.',
  owner: {
    text: 'Siteyi sunan makinelerden biri ötekilerle konuşamıyor.',
    advice: 'Teknisyeninizi arayın; o makinenin fiyatları eski kalabilir.',
  },
  mail: null,
})
