import type { LicenceFacts } from '#contract/office-facts.ts'
import { sampleFieldsIn } from '#contract/settings/settings-consistency.ts'
import { dayOf } from '#domain/calendar.ts'
import { fieldName } from '../settings/index.ts'
import { PROVIDER_VARIABLES } from '../upstream/index.ts'
import type { HealthFacts } from './health-facts.ts'

/** One step that an office has to finish before it opens the site to the public. */
export interface SetUpItem {
  /** A line is hidden by its key. A yearly step has a key for each year, so that hiding one year leaves the next. */
  readonly key:
    | 'facts'
    | 'licence'
    | 'provider'
    | 'mail'
    | 'backup'
    | `holidays-${number}`
    | `legal-${number}`
    | 'panel'
    | 'people'
  /** Two or three words, for a list in one line. */
  readonly what: string
  /** One Turkish sentence. */
  readonly why: string
  readonly where: SetUpPlace
}

/**
 * The place where a person corrects it. `field`: in the office's settings. `environment`: in the process environment
 * or `.env`.
 */
type SetUpPlace =
  | { readonly kind: 'field'; readonly path: string }
  | { readonly kind: 'environment'; readonly names: readonly string[] }
  | { readonly kind: 'command'; readonly command: string }

type SetUpFacts = Pick<
  HealthFacts,
  'at' | 'office' | 'inventsPrices' | 'panelOpens' | 'alerting' | 'markers' | 'backsUpItself' | 'holidays' | 'enrolled'
>

/** Returns the steps in the order in which an office works through them. */
export function setUpList(facts: SetUpFacts): readonly SetUpItem[] {
  const { at, office, inventsPrices, panelOpens, alerting, markers, backsUpItself, holidays, enrolled } = facts
  const { sample, licence, legal } = office.facts
  const year = Number(dayOf(at).slice(0, 4))
  const lacks = licenceLacks(licence)
  const items: readonly (SetUpItem & { readonly missing: boolean })[] = [
    {
      missing: sample,
      key: 'facts',
      what: 'kurum bilgileri',
      why: 'Kurumun bilgileri örnek: sayfalarda “Örnek veri” yazıyor.',
      where: { kind: 'field', path: 'sample' },
    },
    {
      missing: lacks !== null,
      key: 'licence',
      what: 'yetki belgesi',
      why: lacks ?? '',
      where: { kind: 'field', path: 'licence' },
    },
    {
      missing: inventsPrices,
      key: 'provider',
      what: 'kur sağlayıcı',
      why: 'Fiyatlar uydurma: kur sağlayıcı ayarlanmamış.',
      where: { kind: 'environment', names: PROVIDER_VARIABLES },
    },
    {
      missing: alerting === 'unset',
      key: 'mail',
      what: 'e-posta',
      why: 'E-posta ayarlanmamış: mesajlar yalnızca saklanıyor, aksaklık kimseye yazılmıyor.',
      where: { kind: 'environment', names: ['SMTP_URL', 'CONTACT_FROM', 'CONTACT_TO'] },
    },
    {
      missing: markers !== null && markers['backed-up-at'] === undefined,
      key: 'backup',
      what: 'yedek',
      why: backsUpItself
        ? 'Henüz hiç yedek alınmamış.'
        : 'Henüz hiç yedek bildirilmedi. PostgreSQL’in yedeği alınınca siteye bildirilir.',
      where: {
        kind: 'command',
        command: backsUpItself ? 'angun-office backup DOSYA' : 'angun-office database backed-up',
      },
    },
    {
      missing: holidays.due && !holidays.entered,
      key: `holidays-${holidays.year}`,
      what: `${holidays.year} tatilleri`,
      why: `${holidays.year} tatilleri girilmemiş.`,
      where: { kind: 'field', path: 'hours.special' },
    },
    {
      // The line about the sample covers its figures.
      missing: !sample && legal.penaltyYear !== null && legal.penaltyYear < year,
      key: `legal-${year}`,
      what: `${year} yasal tutarları`,
      why: `Sınırlar ve ceza ${legal.penaltyYear} yılının: ${year} tutarlarını, vergiyi de, doğrulayıp yılı değiştirin.`,
      where: { kind: 'command', command: 'angun-office import DOSYA' },
    },
    {
      missing: !panelOpens,
      key: 'panel',
      what: 'panelin adresi',
      why: 'Panelin açılacağı adres ayarlanmamış: telefondan girilemiyor.',
      where: { kind: 'environment', names: ['PANEL_ORIGIN'] },
    },
    {
      missing: panelOpens && enrolled !== null && enrolled < 2,
      key: 'people',
      what: 'panelde ikinci kişi',
      why: 'Panele en az iki kişi girebilmeli: telefonunu kaybedene öteki yenisini tanıtır.',
      where: { kind: 'command', command: 'angun-office people add "AD SOYAD" --role yonetici' },
    },
  ]
  return items.flatMap(({ missing, ...item }) => (missing ? [item] : []))
}

/** Describes what the permit lacks. Null means that its fields are complete and contain no sample value. */
function licenceLacks(licence: LicenceFacts): string | null {
  const names = sampleFieldsIn(licence, ['licence']).map((path) =>
    fieldName(path[1] === 'registry' ? ['licence', 'registry'] : path),
  )
  if (names.length > 0) return `Örnek değer duruyor: ${[...new Set(names)].join(', ')}.`
  return licence.title === undefined ? 'Yetki belgesindeki unvan yazılmamış.' : null
}
