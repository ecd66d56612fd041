import type { HaltAnswer } from '#contract/panel/halt-answers.ts'

/** The questions before all prices are halted, and before they are resumed. */
export const haltDialogs = {
  all: {
    title: 'Bütün fiyatlar durdurulsun mu?',
    text: 'Sitede ve vitrinde her fiyatın yerinde “Gişeye sorunuz” yazar. Birkaç saniye içinde görünür; dilediğiniz an sürdürürsünüz.',
    /** For a person who may halt prices but not resume them. */
    textOnly:
      'Sitede ve vitrinde her fiyatın yerinde “Gişeye sorunuz” yazar. Birkaç saniye içinde görünür; fiyat yetkilisi sürdürür.',
    reasons: ['Piyasa oynak', 'Yanlış fiyat', 'Teknik sorun', 'Başka'],
    yes: 'Evet, hepsini durdur',
  },
  one: {
    title: (name: string) => `${name} durdurulsun mu?`,
    text: (name: string) =>
      `Sitede ve vitrinde ${name} fiyatının yerinde “Gişeye sorunuz” yazar; öteki fiyatlar sürer.`,
    example: 'Örneğin: nakit bitti',
    yes: 'Evet, durdur',
  },
  reason: { legend: 'Neden?', optional: 'İsteğe bağlı, yalnız geçmişe yazılır.' },
  resumeOne: { title: (name: string) => `${name} sürdürülsün mü?` },
  resume: {
    title: 'Fiyatlar sürdürülsün mü?',
    text: 'Yeniden sitede ve vitrinde görünürler.',
    earlier: 'Önceden durdurulmuştu',
    earlierHint: 'İşaretlemedikleriniz durdurulmuş kalır.',
    yes: 'Evet, sürdür',
  },
}

/** Returns the text for the answer to a halt or a resumption. */
export function haltText(answer: HaltAnswer): string {
  const { kind, reach, kept, unconfirmed, confirmed } = answer
  const isHalt = kind === 'halted'
  if (reach === 'nowhere')
    return isHalt
      ? 'Durdurulamadı: bu arada başkası sürdürmüş olabilir. Yeniden deneyin ya da teknisyeninizi arayın.'
      : 'Sürdürülemedi: fiyatlar sitede hâlâ durdurulmuş.'
  if (kept === 'memory')
    return 'Siteden kaldırıldı, ama yazılamadı: disk dolu olabilir. Site yeniden açılırsa fiyatlar geri gelir; bütün fiyatları birlikte durdurmak dolu diskte de kalıcıdır.'
  if (kept === 'file')
    return reach === 'everywhere'
      ? 'Siteden kaldırıldı; veritabanı yanıt vermiyor, durdurma bu makinede saklandı.'
      : 'Bu makinede siteden kaldırıldı; veritabanına ulaşılamadığı için siteyi sunan öteki makineler almadı.'
  if (reach === 'everywhere')
    return isHalt ? 'Siteden kaldırıldı; yerinde “Gişeye sorunuz” yazıyor.' : 'Yeniden sitede.'
  if (unconfirmed === null)
    return isHalt
      ? 'Bu makinede siteden kaldırıldı; siteyi sunan öteki makinelerin alıp almadığı zamanında öğrenilemedi.'
      : 'Bu makinede yeniden sitede; siteyi sunan öteki makinelerin alıp almadığı zamanında öğrenilemedi.'
  const where = confirmed.length === 0 ? '' : ` Alanlar: ${confirmed.join(', ')}.`
  return isHalt
    ? `Siteyi sunan makinelerin bir kısmından kaldırıldı.${where}`
    : `Siteyi sunan makinelerin bir kısmında yeniden sitede.${where}`
}

/** `names` lists the replicas that have not confirmed. */
export const notTakenBy = (names: string): string => `Siteyi sunan öteki makineler almadı: ${names}.`

/** States the text that the site and the window show instead of a halted price. */
export const haltedOnSite = 'Sitede ve vitrinde “Gişeye sorunuz” yazıyor.'
