import { fieldsOf, textOf } from '#contract/json.ts'
import { field, group, leftOutField, list, optionalField, part, refined } from '#contract/settings/declaration.ts'
import { dollars, euros, lira, year } from '#contract/settings/kinds/figure-kinds.ts'
import { text, webAddress } from '#contract/settings/kinds/text-kinds.ts'
import { cautious } from '#contract/settings/setting-values.ts'

export const LIMITS = { section: 'sums', form: 'Tutar sınırları' } as const
const LAW = { section: 'sums', form: 'Yasal tutarlar', note: '“Istenen Evraklar” sayfasında yazar' } as const

/** The claims on the home page. */
export const CLAIMS = {
  claims: refined(
    list(
      {
        yaml: 'rakamlarla',
        name: 'ana sayfadaki rakamlar',
        comment: 'Ana sayfadaki rakamlar.',
        itemName: (key) => `${Number(key) + 1}. rakam`,
        itemText: (item) => `${textOf(fieldsOf(item)['figure'])} ${textOf(fieldsOf(item)['label'])}`,
        shown: true,
        max: 12,
        sample: [
          { figure: '130K+', label: 'Mutlu müşteri' },
          { figure: '1M+', label: 'Tamamlanan işlem' },
          { figure: '7/24', label: 'Destek' },
          { figure: '%99,9', label: 'Çalışma süresi' },
        ],
      },
      group(
        {},
        {
          figure: part(text(80), { yaml: 'rakam', name: 'rakamı' }),
          label: part(text(80), { yaml: 'aciklama', name: 'açıklaması' }),
        },
      ),
    ),
    (schema) => cautious(schema, []),
  ),
}

/** The sums from which the law or the office asks for something. */
export const SUMS = {
  legal: group(
    { yaml: 'yasal', comment: 'İstenen evraklar sayfasındaki yasal tutarlar.', shown: true },
    {
      /** Every sum, if it cannot be read. */
      identificationThreshold: field(lira, {
        yaml: 'yasal.kimlik_siniri_tl',
        name: 'kimlik sınırı (TL)',
        comment: 'Bu tutar ve üzerindeki işlemlerde kimlik tespiti zorunludur (TL).',
        panel: { ...LAW, label: 'Kimlik tespiti (TL)', hint: 'Bu tutar ve üzerinde kimlik tespiti zorunludur.' },
        cautious: 1,
        sample: 185_000,
      }),
      /**
       * Whole dollars from which a sum needs identity, and a tax number; null means that the office names no such
       * limit.
       */
      identityFromUsd: optionalField(dollars, {
        yaml: 'yasal.kimlik_usd',
        name: 'kimlik sınırı (USD)',
        comment: `Bu tutardan (ABD doları) başlayarak kimlik, sonraki tutardan başlayarak vergi numarası istenir;
ikisi de tutarın kendisini içerir. Avukatınıza danışın; yazmazsanız sitede hiç geçmez.`,
        panel: {
          ...LIMITS,
          label: 'Kimlik (USD)',
          hint: 'Bu tutardan başlayarak kimlik istenir. Boş bırakılırsa sitede geçmez.',
        },
        sample: 100,
      }),
      taxNumberFromUsd: optionalField(dollars, {
        yaml: 'yasal.vergi_no_usd',
        name: 'vergi numarası sınırı (USD)',
        panel: {
          ...LIMITS,
          label: 'Vergi numarası (USD)',
          hint: 'Bu tutardan başlayarak istenir. Boş bırakılırsa sitede geçmez.',
        },
        sample: 5000,
      }),
      penalty: field(lira, {
        yaml: 'yasal.ceza_tl',
        name: 'idari para cezası (TL)',
        comment: `5549 sayılı Kanun uyarınca idari para cezası (TL) ve ait olduğu yıl. Her ocakta sınırları da
doğrulayıp yılı değiştirin; o zamana kadar panel hatırlatır.`,
        panel: { ...LAW, label: 'İdari para cezası (TL)', hint: '5549 sayılı Kanun uyarınca.' },
        sample: 226_671,
      }),
      penaltyYear: field(year(2000), {
        yaml: 'yasal.ceza_yili',
        name: 'cezanın yılı',
        panel: { ...LAW, label: 'Cezanın yılı', hint: 'Her ocakta sınırları da doğrulayıp yılı değiştirin.' },
        sample: 2025,
      }),
      foreignMinimumEuro: field(euros, {
        yaml: 'yasal.yabanci_asgari_euro',
        name: 'yabancılar listesinin başladığı tutar (Euro)',
        comment: 'Yabancı uyruklu gerçek kişilerin listesinin başladığı işlem tutarı (Euro).',
        panel: { ...LAW, label: 'Yabancılar listesi (Euro)', hint: 'Listenin başladığı işlem tutarı.' },
        cautious: 1,
        sample: 5000,
      }),
    },
  ),
  /** Whole lira from which a visitor is asked to call first; null means no limit. */
  largeSumTl: optionalField(lira, {
    yaml: 'buyuk_tutar_tl',
    name: 'büyük tutar (TL)',
    comment: `Bu tutarın (TL) üzerindeki hesaplarda ziyaretçiden gelmeden önce sorması istenir.
Yazmazsanız hiçbir tutar büyük sayılmaz.`,
    panel: { ...LIMITS, label: 'Büyük tutar (TL)', hint: 'Bunun üzerinde ziyaretçiden önce sorması istenir.' },
    shown: true,
    sample: 2_000_000,
  }),
}

/** The official pages to which the site leads. */
export const LINKS = {
  links: group(
    {
      yaml: 'baglantilar',
      comment: `Sitenin yönlendirdiği resmî sayfalar. “yetkili_muesseseler”, bakanlığın yetkili müesseseler
listesidir ve isteğe bağlıdır.`,
      shown: true,
    },
    {
      gazette: field(webAddress, {
        yaml: 'baglantilar.resmi_gazete',
        name: 'Resmî Gazete bağlantısı',
        sample: 'https://www.resmigazete.gov.tr/eskiler/2008/01/20080109-6.htm',
      }),
      faq: field(webAddress, {
        yaml: 'baglantilar.masak_sss',
        name: 'MASAK bağlantısı',
        sample: 'https://masak.hmb.gov.tr/sikca-sorulan-sorular',
      }),
      centralBankHistory: field(webAddress, {
        yaml: 'baglantilar.tcmb_gecmis',
        name: 'TCMB geçmiş kurlar bağlantısı',
        sample: 'https://www.tcmb.gov.tr/kurlar/kurlar_tr.html',
      }),
      /** The ministry's list of licensed offices. */
      licensedOffices: leftOutField(webAddress, {
        yaml: 'baglantilar.yetkili_muesseseler',
        name: 'yetkili müesseseler listesinin bağlantısı',
        panel: {
          section: 'licence',
          form: 'Yetki belgesi',
          label: 'Bakanlığın yetkili müesseseler listesinin adresi',
        },
        sample: 'https://bakanlik.example/yetkili-muesseseler',
      }),
    },
  ),
}
