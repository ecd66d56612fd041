import * as v from 'valibot'
import { ACCOUNT_CURRENCIES, type AccountCurrency } from '#contract/account-currencies.ts'
import { fieldsOf, textOf } from '#contract/json.ts'
import { group, list, optionalField, optionalPart, part, refined } from '#contract/settings/declaration.ts'
import { lira } from '#contract/settings/kinds/figure-kinds.ts'
import { accountNumber, bankCode, iban, logoPath, text } from '#contract/settings/kinds/text-kinds.ts'
import { cautious } from '#contract/settings/setting-values.ts'
import { kind } from '#contract/settings/settings-mistake.ts'
import { byKey } from '#domain/by-key.ts'
import { bankCodeOf } from '#domain/iban.ts'
import { LIMITS } from './office-sums.ts'
import { SAMPLE_BANKS } from './sample-banks.ts'

const TRANSFERS = { section: 'sums', form: 'Havale ve EFT' } as const

const byAccount = <Of>(of: (currency: AccountCurrency) => Of) => byKey(ACCOUNT_CURRENCIES, of)

const bank = refined(
  group(
    {},
    {
      bank: part(text(), { yaml: 'ad', name: 'adı', panel: { section: 'banks', label: 'Banka' } }),
      branch: part(text(), { yaml: 'sube', name: 'şubesi', panel: { section: 'banks', label: 'Şube' } }),
      code: part(bankCode, { yaml: 'kod', name: 'kodu' }),
      /** Null means that the site has no logo of the bank. */
      logo: optionalPart(logoPath, { yaml: 'logo', name: 'logosu' }),
      iban: group(
        {},
        byAccount((currency) =>
          part(iban, {
            yaml: `iban.${currency}`,
            name: `${currency} IBAN`,
            panel: { section: 'banks', label: `${currency} IBAN` },
            alarm: true,
          }),
        ),
      ),
      account: group(
        {},
        byAccount((currency) =>
          part(accountNumber, {
            yaml: `hesap.${currency}`,
            name: `${currency} hesap numarası`,
            panel: { section: 'banks', label: `${currency} hesap numarası` },
            alarm: true,
          }),
        ),
      ),
    },
  ),
  (schema) =>
    v.pipe(
      schema,
      v.forward(
        v.check(
          ({ code, iban: ibans }) => ACCOUNT_CURRENCIES.every((currency) => bankCodeOf(ibans[currency]) === code),
          kind('bank-code-differs'),
        ),
        ['code'],
      ),
    ),
)

/** The accounts, and the answers about transfers on the page of accounts. */
export const ACCOUNTS = {
  /** The name that a transfer needs; only the sample may lack it. */
  accountHolder: optionalField(text(140), {
    yaml: 'hesap_sahibi',
    name: 'hesap sahibi',
    comment: `Banka hesaplarının sahibi: bankada kayıtlı tam unvan. Havale ve EFT’de alıcı adı olarak
yazılır; bankalar başka bir adla gelen parayı geri çevirebilir.`,
    panel: { section: 'banks', label: 'Hesap sahibi', hint: 'Bankada kayıtlı unvan; havale yapan bunu yazar.' },
    shown: true,
    alarm: true,
    sample: 'ÖRNEK Döviz ve Altın Ticaret Yetkili Müessese Anonim Şirketi',
  }),
  banks: refined(
    list(
      {
        yaml: 'bankalar',
        name: 'banka hesapları',
        comment: `Banka hesapları. “kod”, IBAN’ın içindeki beş rakamlı banka kodudur. IBAN’ın denetim
basamakları her açılışta sınanır; yanlış yazılmış bir IBAN siteye çıkamaz.`,
        itemName: (key) => `${Number(key) + 1}. banka`,
        itemText: (item) => textOf(fieldsOf(item)['bank']),
        shown: true,
        alarm: true,
        ownForm: true,
        max: 30,
        sample: SAMPLE_BANKS,
      },
      bank,
    ),
    (schema) => cautious(v.pipe(schema, v.minLength(1, kind('too-few'))), []),
  ),
}

/** The accounts page's note on transfers; null means none. */
export const TRANSFERS_NOTE = {
  transfers: refined(
    group(
      {
        yaml: 'havale',
        comment: `Banka hesapları sayfasında havale ve EFT için yazılanlar; yazmadığınız yer sayfada görünmez.
“aciklama_siniri_tl”: bir günde bunun üzerinde gönderilen parada açıklama istenir (TL).
“dekont_yaniti” ve “tapu_yaniti”: sık sorulan iki sorunun yanıtı.`,
        shown: true,
      },
      {
        /** Whole lira a day above which a transfer needs an explanation. */
        explainedFromTl: optionalField(lira, {
          yaml: 'havale.aciklama_siniri_tl',
          name: 'havalede açıklama sınırı (TL)',
          panel: {
            ...LIMITS,
            label: 'Havalede açıklama (TL)',
            hint: 'Bir günde bunun üzerinde gönderilen parada açıklama istenir.',
          },
          sample: 400_000,
        }),
        receiptAnswer: optionalField(text(600), {
          yaml: 'havale.dekont_yaniti',
          name: 'dekont sorusunun yanıtı',
          panel: { ...TRANSFERS, label: 'Dekont sorusunun yanıtı', hint: 'Boş bırakılırsa soru görünmez.' },
          sample: 'Evet. Dekontu mesajla gönderin ya da gişede gösterin; işlem, para hesabımıza geçince yapılır.',
        }),
        titleDeedAnswer: optionalField(text(600), {
          yaml: 'havale.tapu_yaniti',
          name: 'tapu sorusunun yanıtı',
          panel: { ...TRANSFERS, label: 'Tapu sorusunun yanıtı', hint: 'Boş bırakılırsa soru görünmez.' },
          sample:
            'Hayır. Yabancıların taşınmaz alımında tapu müdürlüğünün istediği döviz alım belgesini bankalar düzenler; bu işlem için bankanıza başvurun.',
        }),
      },
    ),
    (schema) => v.optional(schema, {}),
  ),
}
