import type { OfficeFacts } from '#contract/office-facts.ts'
import { within } from '../../copy/frame.ts'

export const about = {
  title: 'Hakkımızda',
  lead: 'Kuruluşumuz, değerlerimiz ve yetki belgemiz.',
  picture: 'Mısır Çarşısı’nın tonozlu, iki yanı dükkânlı yolunu gösteren çizim',
  introduction: {
    title: 'Kurumsal bir döviz bürosu',
    story: ({ shortName, founded, address }: OfficeFacts) =>
      `${shortName}, ${founded === null ? '' : `${founded} yılında kuruldu. Bugün `}${within(address)}tanınan, yetkili ve kurumsal bir döviz bürosudur.`,
    today:
      'Bireylere, şirketlere ve yabancı misafirlere aynı açık kurla hizmet veririz. Kurlarımızı Merkez Bankası kurlarıyla yan yana yayımlarız.',
  },
  purpose: [
    {
      title: 'Misyon',
      text: 'Döviz ve altın işlemlerini mevzuata uygun biçimde, açık fiyatla ve kısa sürede tamamlamak.',
    },
    {
      title: 'Vizyon',
      text: 'Güvenle anılan, kurumsal bir döviz bürosu olmayı sürdürmek.',
    },
  ],
  values: {
    title: 'Değerlerimiz',
    list: [
      { title: 'Güvenilirlik', text: 'Her işlem belgelidir, her fiyat ekranda görünür.' },
      { title: 'Hız', text: 'Belgeleri hazır gelen müşterimizin işlemi gişede kısa sürede tamamlanır.' },
      { title: 'Güvenlik', text: 'Kimlik tespiti ve kayıt yükümlülüklerine eksiksiz uyarız.' },
    ],
  },
  policy: {
    title: 'Kurumsal politika',
    text: 'Müşteri tanıma, suç gelirlerinin aklanmasının önlenmesi, kişisel veriler ve şikâyetler konusunda izlediğimiz yol bu belgededir.',
    link: 'Kurumsal politika belgesi (PDF)',
    note: 'Yeni sekmede açılacaktır',
  },
} as const
