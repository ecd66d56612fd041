import type { HaltAnswer } from '#contract/panel/halt-answers.ts'
import { productName } from '#contract/product-names.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { currencyWords } from './currency-words.ts'

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
}

/** The number of prices that one sentence names. */
const MAX_NAMED = 3

/** Returns the text for the answer to a halt or a resumption. */
export function haltText(answer: HaltAnswer): string {
  return answer.kind === 'halted' ? haltedText(answer) : resumedText(answer)
}

/** A halt is one of a single price or of all prices. */
function haltedText({ codes, reach, kept, unconfirmed, confirmed }: HaltAnswer): string {
  const what = whatOf(codes)
  if (reach === 'nowhere')
    return 'Durdurulamadı: bu arada başkası sürdürmüş olabilir. Yeniden deneyin ya da teknisyeninizi arayın.'
  if (kept === 'memory')
    return codes.length === 1
      ? `${what} siteden kaldırıldı, ama yazılamadı: disk dolu olabilir. Site yeniden açılırsa fiyat geri gelir; bütün fiyatları birlikte durdurmak dolu diskte de kalıcıdır.`
      : `${what} siteden kaldırıldı, ama yazılamadı: disk dolu olabilir. Site yeniden açılırsa fiyatlar geri gelir. Teknisyeninizi arayın.`
  if (kept === 'file')
    return reach === 'everywhere'
      ? `${what} siteden kaldırıldı; veritabanı yanıt vermiyor, durdurma bu makinede saklandı.`
      : `${what} bu makinede siteden kaldırıldı; veritabanına ulaşılamadığı için siteyi sunan öteki makineler almadı.`
  if (reach === 'everywhere') return stoppedText(codes)
  if (unconfirmed === null)
    return `${what} bu makinede siteden kaldırıldı; siteyi sunan öteki makinelerin alıp almadığı zamanında öğrenilemedi.`
  return `${what} siteyi sunan makinelerin bir kısmından kaldırıldı.${takenBy(confirmed)}`
}

/** Returns the text for prices that are halted everywhere. */
export function stoppedText(codes: readonly InstrumentId[]): string {
  return `${whatOf(codes)} siteden kaldırıldı; ${codes.length === 1 ? 'yerinde' : 'yerlerinde'} “Gişeye sorunuz” yazıyor.`
}

function resumedText({ codes, reach, again, unconfirmed, confirmed }: HaltAnswer): string {
  if (again.length > 0) {
    const named = again.slice(0, MAX_NAMED).map(spokenName).join(', ')
    const more = again.length > MAX_NAMED ? ` ve ${again.length - MAX_NAMED} fiyat daha` : ''
    const others = again.length < codes.length && reach !== 'nowhere' ? ' Ötekiler yeniden sitede.' : ''
    return `Bu arada yeniden durduruldu: ${named}${more}.${others}`
  }
  const [only] = codes
  const what = only !== undefined && codes.length === 1 ? spokenName(only) : 'Fiyatlar'
  if (reach === 'nowhere') return `Sürdürülemedi: ${what} sitede hâlâ durdurulmuş.`
  if (reach === 'everywhere') return `${what} yeniden sitede.`
  if (unconfirmed === null)
    return `${what} bu makinede yeniden sitede; siteyi sunan öteki makinelerin alıp almadığı zamanında öğrenilemedi.`
  return `${what} siteyi sunan makinelerin bir kısmında yeniden sitede.${takenBy(confirmed)}`
}

function takenBy(confirmed: readonly string[]): string {
  return confirmed.length === 0 ? '' : ` Alanlar: ${confirmed.join(', ')}.`
}

function whatOf(codes: readonly InstrumentId[]): string {
  const [only] = codes
  return only !== undefined && codes.length === 1 ? spokenName(only) : 'Bütün fiyatlar'
}

/** Returns, for example, "Dolar" or "Çeyrek (yeni)". */
function spokenName(code: InstrumentId): string {
  return isMetal(code) ? productName(code) : currencyWords[code].heading
}

/** `names` lists the replicas that have not confirmed. */
export const notTakenBy = (names: string): string => `Siteyi sunan öteki makineler almadı: ${names}.`

/** States the text that the site and the window show instead of a halted price. */
export const haltedOnSite = 'Sitede ve vitrinde “Gişeye sorunuz” yazıyor.'
