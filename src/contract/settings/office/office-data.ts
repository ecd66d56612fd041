import * as v from 'valibot'
import { fieldsOf, textOf } from '#contract/json.ts'
import { productName } from '#contract/product-names.ts'
import { field, group, keyedList, optionalPart, part, refined } from '#contract/settings/declaration.ts'
import { count, days } from '#contract/settings/kinds/figure-kinds.ts'
import { AS_WRITTEN, kindOf } from '#contract/settings/kinds/kind.ts'
import { text } from '#contract/settings/kinds/text-kinds.ts'
import { cautious, oneOf } from '#contract/settings/setting-values.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'

/** A name on the provider's wire: "USD/TRY", "bid". */
const wireWord = text(60)

const instrument = kindOf(oneOf(INSTRUMENT_IDS), { cautious: undefined, notation: AS_WRITTEN })

function nameOf(key: string): string {
  const code = INSTRUMENT_IDS.find((id) => id === key)
  return code === undefined ? key : productName(code)
}

/** "bid, ask, time; USD/TRY, JPY/TRY" */
function mappingText(value: unknown): string {
  const { buy, sell, time, codes } = fieldsOf(value)
  const names = [buy, sell, time].map(textOf).filter((name) => name !== '')
  return `${names.join(', ')}; ${Object.values(fieldsOf(codes)).map(wireName).join(', ')}`
}

function wireName(code: unknown): string {
  return textOf(fieldsOf(code)['name'])
}

/** The data that the site takes from a provider, shares with other sites, and keeps. */
export const DATA = {
  /** The mapping for the provider at RATE_API_URL; null means that it sends our own shape. Set by import only. */
  provider: refined(
    group(
      {
        yaml: 'saglayici',
        name: 'sağlayıcının adları',
        comment: `Anahtarla fiyat satan bir sağlayıcının (RATE_API_URL) kullandığı adlar; yalnızca bu dosyayla
değişir. “kod” bizdeki kod, “ad” sağlayıcının adı, “birim” fiyatın kaç birim için olduğudur.
Bizim biçimimizde gönderiyorsa:   saglayici: yok
  saglayici:
    alis: bid
    satis: ask
    zaman: time
    kodlar:
      - { kod: USD, ad: USD/TRY, birim: 1 }
      - { kod: JPY, ad: JPY/TRY, birim: 100 }`,
        none: null,
        text: mappingText,
      },
      {
        /** Names of the fields of a price. `time` is null if the provider sends no time. */
        buy: part(wireWord, { yaml: 'saglayici.alis', name: 'sağlayıcıdaki alış alanının adı' }),
        sell: part(wireWord, { yaml: 'saglayici.satis', name: 'sağlayıcıdaki satış alanının adı' }),
        time: optionalPart(wireWord, { yaml: 'saglayici.zaman', name: 'sağlayıcıdaki zaman alanının adı' }),
        codes: keyedList(
          {
            yaml: 'saglayici.kodlar',
            name: 'sağlayıcının kodları',
            itemName: (key) => `sağlayıcıdaki ${nameOf(key)}`,
            itemText: wireName,
            max: INSTRUMENT_IDS.length,
            sample: undefined,
          },
          { name: 'code', field: part(instrument, { yaml: 'kod', name: 'kodu' }) },
          group(
            {},
            {
              name: part(wireWord, { yaml: 'ad', name: 'adı' }),
              /** The number of units that a price is for. */
              unit: part(count(1, 1000), { yaml: 'birim', name: 'birimi' }),
            },
          ),
        ),
      },
    ),
    (schema) => cautious(v.nullable(schema), null),
  ),
  /** Periods in days. Nothing is deleted by a period that cannot be read. */
  retention: group(
    { yaml: 'saklama', comment: 'Kayıtlar kaç gün saklanır; süresi dolan silinir.' },
    {
      messages: field(days(30, 3650), {
        yaml: 'saklama.mesajlar_gun',
        name: 'mesajların saklama süresi',
        comment:
          'İletişim formundan gelen mesajlar (KVKK aydınlatma metninde de bu süre yazar); en az 30. Kısaltılırsa bir gün sonra geçerli olur.',
        sample: 365,
      }),
      logs: field(days(1, 3650), {
        yaml: 'saklama.gunlukler_gun',
        name: 'günlüklerin saklama süresi',
        comment: 'Sunucunun teknik günlükleri.',
        sample: 30,
      }),
      minutes: field(days(2, 3650), {
        yaml: 'saklama.dakikalik_kurlar_gun',
        name: 'dakikalık kurların saklama süresi',
        comment: 'Dakikalık kurlar; süresi dolanlardan saatte bir kayıt kalır. Günlük kapanışlar silinmez.',
        sample: 14,
      }),
    },
  ),
}
