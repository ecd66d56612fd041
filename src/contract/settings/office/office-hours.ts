import * as v from 'valibot'
import { fieldsOf, textOf } from '#contract/json.ts'
import { oneLine } from '#contract/one-line.ts'
import { field, group, keyedList, optionalPart, part, refined } from '#contract/settings/declaration.ts'
import { UNKNOWN_VALUE } from '#contract/settings/kinds/price-kinds.ts'
import { text } from '#contract/settings/kinds/text-kinds.ts'
import { day, hours, moment, withPoint } from '#contract/settings/kinds/time-kinds.ts'
import { cautious } from '#contract/settings/setting-values.ts'
import { WEEKDAYS } from '#contract/settings/spelling.ts'
import { WEEKDAY_KEYS, type WeekdayKey } from '#contract/settings/weekday-keys.ts'
import { weekdayText } from '#contract/weekday-text.ts'
import { byKey } from '#domain/by-key.ts'
import { parseDay } from '#domain/calendar.ts'
import { type Hours, MAX_NOTICE_LENGTH } from '#domain/opening.ts'
import { SAMPLE_SPECIAL_DAYS } from './sample-days.ts'

const NAMES: Readonly<Record<WeekdayKey, string>> = {
  monday: 'Pazartesi',
  tuesday: 'Salı',
  wednesday: 'Çarşamba',
  thursday: 'Perşembe',
  friday: 'Cuma',
  saturday: 'Cumartesi',
  sunday: 'Pazar',
}

function usualHours(key: WeekdayKey): Hours {
  if (key === 'sunday') return []
  return [{ from: '09:00', to: key === 'saturday' ? '18:00' : '18:30' }]
}

/** Returns "29 Ekim Perşembe" for "2026-10-29". */
function writtenDay(written: string): string {
  const parsed = parseDay(written)
  return parsed.ok ? weekdayText(parsed.value) : written
}

function specialDayText(value: unknown): string {
  const { name, hours: open } = fieldsOf(value)
  return `${oneLine(textOf(name))}, ${hours.text(open)}`
}

/** "“Bugün 15.00’te kapanıyoruz.” (bitiş: 23 Kasım Pazartesi 15.00)" */
function noticeText(value: unknown): string {
  const { text: words, until } = fieldsOf(value)
  const { day: date, time } = fieldsOf(until)
  const end = textOf(date) === '' ? '' : ` (bitiş: ${writtenDay(textOf(date))} ${withPoint(textOf(time))})`
  return textOf(words) === '' ? UNKNOWN_VALUE : `“${oneLine(textOf(words))}”${end}`
}

/** Days with hours of their own. One that cannot be read stays a special day, on which the office is closed. */
const special = keyedList(
  {
    yaml: 'calisma_saatleri.ozel_gunler',
    name: 'özel günler',
    comment: `
Bayramlar, arifeler ve saatleri farklı olan günler. Her gün bir satırdır.
Geçmiş günleri silebilirsiniz. Yeni yılın günlerini her aralık ayında ekleyin; dinî
bayramları Diyanet İşleri Başkanlığının takvimiyle karşılaştırın.`,
    itemName: (key) => `${writtenDay(key)} özel günü`,
    itemText: specialDayText,
    whole: ({ name, after, text: written }) => (after === undefined ? `${name} silindi` : `${name}: ${written(after)}`),
    max: 100,
    sample: SAMPLE_SPECIAL_DAYS,
  },
  { name: 'day', field: part(day, { yaml: 'gun', name: 'gün' }) },
  group(
    {},
    {
      name: field(text(60), { yaml: 'ad', name: 'ad', cautious: 'Özel gün' }),
      hours: field(hours, { yaml: 'saat', name: 'saatler' }),
    },
  ),
)

export const HOURS = {
  hours: group(
    {
      yaml: 'calisma_saatleri',
      comment: `Saatler “09:00-18:30” biçiminde; kapalı günlere “kapalı” yazın. Öğle arası olan günde:
  sali: 09:00-12:30, 13:30-18:30      (süslü ayraç içinde tırnakla: '09:00-12:30, 13:30-18:30')`,
      ownForm: true,
      free: true,
    },
    {
      week: group(
        { yaml: 'calisma_saatleri.hafta', name: 'haftanın saatleri' },
        byKey(WEEKDAY_KEYS, (key) =>
          field(hours, {
            yaml: `calisma_saatleri.hafta.${WEEKDAYS[WEEKDAY_KEYS.indexOf(key)] ?? ''}`,
            name: NAMES[key],
            sample: usualHours(key),
          }),
        ),
      ),
      special: refined(special, (schema) => cautious(schema, {})),
    },
  ),
  /** A line above the rates; null means none. */
  notice: refined(
    group(
      {
        yaml: 'duyuru',
        name: 'duyuru',
        comment: `Kurların üstünde görünen kısa bir duyuru; en çok 140 karakter. “bitis” yazılırsa o
dakikada kendiliğinden kalkar. Yoksa:   duyuru: yok
  duyuru:
    metin: Bugün 15.00’te kapanıyoruz.
    bitis: 2026-11-23 15:00`,
        none: null,
        shown: true,
        ownForm: true,
        free: true,
        whole: true,
        text: noticeText,
        sentence: ({ after, text: written }) => (after === null ? 'duyuru kaldırıldı' : `duyuru: ${written(after)}`),
      },
      {
        text: part(text(MAX_NOTICE_LENGTH), { yaml: 'duyuru.metin', name: 'duyurunun metni' }),
        /** The notice ends at this minute in Istanbul; null means that it stays until it is removed. */
        until: optionalPart(moment, { yaml: 'duyuru.bitis', name: 'duyurunun bitişi' }),
      },
    ),
    (schema) => cautious(v.nullable(schema), null),
  ),
}
