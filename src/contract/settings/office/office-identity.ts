import { field, group, leftOutField, leftOutGroup } from '#contract/settings/declaration.ts'
import { flag } from '#contract/settings/kinds/choice-kinds.ts'
import { year } from '#contract/settings/kinds/figure-kinds.ts'
import { origin, picture, text, webAddress } from '#contract/settings/kinds/text-kinds.ts'

const NAMES = { section: 'office', form: 'Kurumun adı', note: 'Her sayfada ve vitrinde yazar' } as const
const PERMIT = {
  section: 'licence',
  form: 'Yetki belgesi',
  note: 'Her sayfanın altında ve “Hakkımızda” sayfasında yazar',
} as const
const REGISTRY = { section: 'licence', form: 'Bilgi Toplumu Hizmetleri' } as const

/** The particulars that a company has to publish. */
const registry = group(
  {
    yaml: 'kurum.ticaret_sicili',
    name: 'ticaret sicili bilgileri',
    comment: `“Bilgi Toplumu Hizmetleri” başlığı altında yayımlanır. Her satır isteğe bağlıdır;
yazılmayan sitede yer almaz.`,
  },
  {
    number: leftOutField(text(), {
      yaml: 'kurum.ticaret_sicili.numara',
      name: 'ticaret sicili numarası',
      panel: { ...REGISTRY, label: 'Ticaret sicili ve numarası' },
      sample: 'İstanbul Ticaret Sicili, 000000-0',
    }),
    mersis: leftOutField(text(), {
      yaml: 'kurum.ticaret_sicili.mersis',
      name: 'MERSİS numarası',
      panel: { ...REGISTRY, label: 'MERSİS no' },
      sample: '0000 0000 0000 0000',
    }),
    seat: leftOutField(text(), {
      yaml: 'kurum.ticaret_sicili.merkez',
      name: 'şirketin merkezi',
      panel: { ...REGISTRY, label: 'Merkez' },
      sample: 'Örnek Mah. Örnek Sok. Örnek Han No: 00, Eminönü, Fatih / İstanbul',
    }),
    capital: leftOutField(text(), {
      yaml: 'kurum.ticaret_sicili.sermaye',
      name: 'sermaye',
      panel: { ...REGISTRY, label: 'Sermaye' },
      sample: 'Taahhüt edilen ve ödenen: 00.000.000 TL',
    }),
    board: leftOutField(text(), {
      yaml: 'kurum.ticaret_sicili.yonetim_kurulu',
      name: 'yönetim kurulu',
      panel: { ...REGISTRY, label: 'Yönetim kurulu' },
      sample: 'Örnek Başkan, Örnek Üye, Örnek Üye',
    }),
    auditor: leftOutField(text(), {
      yaml: 'kurum.ticaret_sicili.denetci',
      name: 'denetçi',
      panel: { ...REGISTRY, label: 'Denetçi' },
      sample: 'ÖRNEK Bağımsız Denetim A.Ş.',
    }),
    announcements: leftOutField(webAddress, {
      yaml: 'kurum.ticaret_sicili.ilanlar',
      name: 'şirketin ilanlarının adresi',
      panel: { ...REGISTRY, label: 'Şirketin ilanlarının adresi' },
      sample: 'https://ilanlar.angun.example',
    }),
  },
)

/** The name of the office, and the facts of its permit. */
export const IDENTITY = {
  /** True for the sample facts. Pages show "Örnek veri" beside them. */
  sample: field(flag, {
    yaml: 'ornek_veri',
    name: 'örnek veri',
    comment: `“evet” kaldığı sürece bilgiler ÖRNEKTİR ve site “Örnek veri” uyarısı gösterir.
Bütün bilgileri kendi bilgilerinizle değiştirince “hayır” yazın; unutulan bir
örnek değer varsa program hangi satırda olduğunu söyler.`,
    panel: {
      section: 'office',
      label: 'Örnek veri',
      note: '“evet” iken sayfalarda “Örnek veri” yazar',
      hint: 'Bütün bilgiler kurumunuzun olunca “hayır” seçin; panelden yeniden açılamaz.',
      only: false,
    },
    shown: true,
    sample: true,
  }),
  name: field(text(), {
    yaml: 'kurum.ad',
    name: 'kurumun adı',
    panel: { ...NAMES, label: 'Ad' },
    shown: true,
    sample: 'ANGÜN Döviz ve Altın',
  }),
  shortName: field(text(), {
    yaml: 'kurum.kisa_ad',
    name: 'kurumun kısa adı',
    panel: { ...NAMES, label: 'Kısa ad' },
    shown: true,
    sample: 'ANGÜN',
  }),
  founded: field(year(1900), { yaml: 'kurum.kurulus_yili', name: 'kuruluş yılı', shown: true, sample: 1996 }),
  origin: field(origin, {
    yaml: 'kurum.site_adresi',
    name: 'sitenin adresi',
    comment: 'Sitenin kesin adresi; sonunda “/” olmadan.',
    panel: {
      section: 'office',
      label: 'Sitenin adresi',
      hint: 'https:// ile başlar, sonunda “/” olmaz. Arama motorlarına ve paylaşılan bağlantılara bu adres yazılır.',
    },
    shown: true,
    sample: 'https://www.angun.example',
  }),
  licence: group(
    {
      yaml: 'kurum.yetki_belgesi',
      comment: `Her sayfanın altında ve “Hakkımızda” sayfasında görünür. “unvan” belgedeki tam unvandır;
KVKK aydınlatma metninde veri sorumlusu olarak da o yazar. “goruntu” isteğe bağlıdır: bu
dosyanın yanında duran bir .jpg dosyasının adıdır (en çok 1.600 piksel ve 300 kB, çekim
bilgileri olmadan). Panelden yüklerseniz bunlar kendiliğinden olur.`,
      shown: true,
    },
    {
      /** The company as the permit and the trade registry name it. */
      title: leftOutField(text(), {
        yaml: 'kurum.yetki_belgesi.unvan',
        name: 'yetki belgesindeki unvan',
        panel: {
          ...PERMIT,
          label: 'Unvan',
          hint: 'Belgedeki tam unvan; KVKK metninde veri sorumlusu olarak da yazar.',
        },
        sample: 'ÖRNEK Döviz ve Altın Ticaret Yetkili Müessese Anonim Şirketi',
      }),
      authority: field(text(), {
        yaml: 'kurum.yetki_belgesi.veren',
        name: 'yetki belgesini veren',
        panel: { ...PERMIT, label: 'Belgeyi veren' },
        sample: 'T.C. Hazine ve Maliye Bakanlığı',
      }),
      kind: field(text(), {
        yaml: 'kurum.yetki_belgesi.tur',
        name: 'yetki belgesinin türü',
        panel: { ...PERMIT, label: 'Yetki' },
        sample: 'A grubu yetkili müessese',
      }),
      number: field(text(), {
        yaml: 'kurum.yetki_belgesi.numara',
        name: 'yetki belgesinin numarası',
        panel: { ...PERMIT, label: 'Belge no' },
        sample: 'ÖRNEK-0000',
      }),
      picture: leftOutField(picture, {
        yaml: 'kurum.yetki_belgesi.goruntu',
        name: 'yetki belgesinin görüntüsü',
        ownForm: true,
      }),
      registry: leftOutGroup(registry),
    },
  ),
}
