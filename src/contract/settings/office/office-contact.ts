import * as v from 'valibot'
import { DIRECTION_LANGUAGES, type DirectionLanguage, namesOfLanguage } from '#contract/languages.ts'
import { field, group, optionalField, refined } from '#contract/settings/declaration.ts'
import { count, degrees } from '#contract/settings/kinds/figure-kinds.ts'
import { chatNumber, email, phone, text, webAddress } from '#contract/settings/kinds/text-kinds.ts'
import { byKey } from '#domain/by-key.ts'

const ADDRESS = { section: 'contact', form: 'Adres' } as const
const DIRECTIONS = {
  section: 'contact',
  form: 'Yol tarifi',
  note: 'İngilizce, Rusça ve Arapça sayfalarda yazar',
} as const

interface Way {
  readonly place: string
  readonly way: string
}

const SAMPLE_WAYS: Readonly<Record<DirectionLanguage, Way>> = {
  tr: { place: 'Eminönü', way: 'T1 tramvayıyla Eminönü durağına, oradan 4 dakika yürüyerek.' },
  en: { place: 'Eminönü', way: 'Tram T1 to Eminönü, then 4 minutes on foot.' },
  ru: { place: 'Эминёню', way: 'Трамвай T1 до остановки «Эминёню», дальше 4 минуты пешком.' },
  ar: { place: 'أمينونو', way: 'ترام T1 إلى محطة أمينونو، ثم 4 دقائق سيرًا.' },
}

function wayIn(language: DirectionLanguage) {
  const [yaml, name] = [`iletisim.nasil_gelinir.${language}`, namesOfLanguage(language).inTurkish]
  const way = group(
    {},
    {
      place: optionalField(text(60), {
        yaml: `${yaml}.yer`,
        name: `yol tarifi, ${name}: yer`,
        panel: {
          ...DIRECTIONS,
          label: `${name}: yer`,
          hint: 'Sayfanın başlığında geçer: “Currency exchange in Eminönü”. Boşsa Türkçesi yazar.',
          lang: language,
        },
        sample: SAMPLE_WAYS[language].place,
      }),
      way: optionalField(text(200), {
        yaml: `${yaml}.yol`,
        name: `yol tarifi, ${name}: yol`,
        panel: {
          ...DIRECTIONS,
          label: `${name}: yol`,
          hint: 'En yakın durak ve oradan yürüme süresi. Boşsa Türkçesi yazar.',
          lang: language,
        },
        sample: SAMPLE_WAYS[language].way,
      }),
    },
  )
  return refined(way, (schema) => v.optional(schema, {}))
}

/** Where the office is, and how people reach it. */
export const CONTACT = {
  address: group(
    { shown: true, free: true },
    {
      street: field(text(), {
        yaml: 'iletisim.adres.sokak',
        name: 'adres',
        panel: { ...ADDRESS, label: 'Sokak ve numara' },
        sample: 'Örnek Mah. Örnek Sok. Örnek Han No: 00',
      }),
      district: field(text(), {
        yaml: 'iletisim.adres.semt',
        name: 'semt',
        panel: { ...ADDRESS, label: 'Semt' },
        sample: 'Eminönü, Fatih',
      }),
      city: field(text(), {
        yaml: 'iletisim.adres.il',
        name: 'il',
        panel: { ...ADDRESS, label: 'İl' },
        sample: 'İstanbul',
      }),
      postalCode: field(text(), {
        yaml: 'iletisim.adres.posta_kodu',
        name: 'posta kodu',
        panel: { ...ADDRESS, label: 'Posta kodu' },
        sample: '00000',
      }),
      /** The quarters around the office, as a sentence names them. */
      around: optionalField(text(), {
        yaml: 'iletisim.adres.cevre',
        name: 'çevre',
        comment: 'Sitede “… çevresinde” diye geçen semtler; yazmazsanız cümleler bunsuz kurulur.',
        panel: {
          ...ADDRESS,
          label: 'Çevre',
          hint: 'Sitede “… çevresinde” diye geçer: Eminönü, Tahtakale ve Sultanahmet.',
        },
        sample: 'Eminönü, Tahtakale, Sultanahmet ve Mısır Çarşısı',
      }),
    },
  ),
  phone: field(phone, {
    yaml: 'iletisim.telefon',
    name: 'telefon',
    comment: `Altına “teknisyen:” ile teknisyeninizin telefonunu yazarsanız, bir durdurma başarısız olursa
panelde görünür; sitede yer almaz.`,
    panel: { section: 'contact', label: 'Telefon' },
    alarm: true,
    sample: '0 (212) 000 00 00',
  }),
  fax: field(phone, { yaml: 'iletisim.faks', name: 'faks', sample: '0 (212) 000 00 01' }),
  email: field(email, {
    yaml: 'iletisim.e_posta',
    name: 'e-posta',
    panel: { section: 'contact', label: 'E-posta' },
    shown: true,
    sample: 'ornek@angun.example',
  }),
  technicianPhone: optionalField(phone, {
    yaml: 'iletisim.teknisyen',
    name: 'teknisyenin telefonu',
    panel: {
      section: 'office',
      label: 'Teknisyenin telefonu',
      note: 'Bir durdurma başarısız olursa panelde yazar; sitede görünmez',
      hint: '0 (532) 000 00 00 gibi. Boş bırakılırsa yalnız “teknisyeninizi arayın” yazar.',
    },
    alarm: true,
  }),
  chat: group(
    {
      yaml: 'iletisim.sohbet',
      comment: 'Mesajlaşma düğmesi: numara ülke koduyla ve yalnız rakamla yazılır (905551234567).',
    },
    {
      address: field(webAddress, { yaml: 'iletisim.sohbet.adres', name: 'mesajlaşma adresi', sample: 'https://wa.me' }),
      number: field(chatNumber, {
        yaml: 'iletisim.sohbet.numara',
        name: 'mesajlaşma numarası',
        panel: {
          section: 'contact',
          label: 'Mesajlaşma numarası',
          note: '“Mesaj yazın” düğmesi buraya açılır',
          hint: 'Ülke koduyla, yalnız rakam: 905320000000',
        },
        alarm: true,
        sample: '900000000000',
      }),
      text: field(text(), { yaml: 'iletisim.sohbet.metin', name: 'mesajlaşma metni', sample: 'Merhaba!' }),
    },
  ),
  /** Null addresses are generated from the coordinates. */
  map: group(
    {
      yaml: 'iletisim.harita',
      comment: `Haritadaki yeriniz (enlem ve boylam). Başka bir harita kullanmak isterseniz altına
“cerceve:” (gömülecek haritanın adresi) ve “baglanti:” (haritaya bağlantı) ekleyin.
“Yol tarifi” telefonun haritasında bu noktaya götürür; başka bir adres açsın
isterseniz “yol_tarifi:” ile yazın.`,
    },
    {
      latitude: field(degrees(90), { yaml: 'iletisim.harita.enlem', name: 'enlem', sample: 41.0166 }),
      longitude: field(degrees(180), { yaml: 'iletisim.harita.boylam', name: 'boylam', sample: 28.9704 }),
      embed: optionalField(webAddress, { yaml: 'iletisim.harita.cerceve', name: 'gömülen harita' }),
      link: optionalField(webAddress, { yaml: 'iletisim.harita.baglanti', name: 'harita bağlantısı' }),
      directions: optionalField(webAddress, { yaml: 'iletisim.harita.yol_tarifi', name: 'yol tarifi bağlantısı' }),
    },
  ),
  /** The way on foot, in words; null means that the office has none. */
  directions: refined(
    group(
      {
        yaml: 'iletisim.nasil_gelinir',
        comment: `Türkçe bilmeyen ziyaretçilerin sayfalarında (/en, /ru, /ar) yazar; hepsi isteğe bağlıdır.
“yer”: “Currency exchange in …” başlığının devamı. “yol”: tramvay durağı ve oradan yürüyüş.
O dilde yazmadığınızın yerine Türkçesi görünür; Türkçesi de yoksa satır hiç görünmez.`,
        shown: true,
        free: true,
      },
      {
        ...byKey(DIRECTION_LANGUAGES, wayIn),
        minutes: optionalField(count(1, 60), {
          yaml: 'iletisim.nasil_gelinir.dakika',
          name: 'yol tarifi: dakika',
          comment: 'Tramvay durağından gişeye yürüyerek kaç dakika; sayfalarda “4 min from the tram” diye yazar.',
          panel: {
            ...DIRECTIONS,
            label: 'Tramvaydan kaç dakika',
            hint: 'Yürüyerek: tutarın altında “4 min from the tram” diye yazar. Boşsa yazmaz.',
          },
          sample: 4,
        }),
      },
    ),
    (schema) => v.optional(schema, {}),
  ),
}
