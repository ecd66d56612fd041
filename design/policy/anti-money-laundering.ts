import { type Section, paragraph } from './document.ts'

export const antiMoneyLaundering: Section = {
  title: 'Suç gelirlerinin aklanmasının önlenmesi',
  lead: 'Kurum, 5549 sayılı Kanun kapsamında yükümlüdür. Yükümlülüklerini risk temelli bir yaklaşımla, her işlemde aynı özenle yerine getirir.',
  clauses: [
    {
      title: 'İlkeler',
      blocks: [
        {
          kind: 'list',
          items: [
            'Kaynağı açıklanamayan veya suçla bağlantısından şüphe duyulan hiçbir işleme aracılık edilmez.',
            'Müşteri, ürün ve ülke riskleri değerlendirilir; denetim, riskin yüksek olduğu yerde yoğunlaştırılır.',
            'Ticari kaygı, uyum yükümlülüğünün önüne geçmez; bildirim nedeniyle hiçbir çalışan zarara uğratılmaz.',
            'Müşterinin işlemleri; mesleği, ticari faaliyeti ve risk durumuyla uyumlu olup olmadığı bakımından izlenir.',
          ],
        },
      ],
    },
    {
      title: 'Şüpheli işlem bildirimi',
      blocks: [
        paragraph(
          'Şüpheli işlemler, tutarı ne olursa olsun, şüphenin doğduğu tarihten başlayarak en geç on iş günü içinde, gecikmesinde sakınca bulunan hâllerde ise derhâl MASAK’a bildirilir. Tamamlanmış işlemler kadar teşebbüs aşamasında kalan işlemler de bildirimin konusudur.',
        ),
        paragraph(
          'Yetkili mercilerce istenen her türlü bilgi ve belge, kanunda belirtilen süre ve biçimde eksiksiz verilir.',
        ),
      ],
    },
    {
      title: 'Bildirimin gizliliği',
      blocks: [
        paragraph(
          'Bildirimde bulunulduğu veya bulunulacağı, işlemin tarafları dâhil hiç kimseye açıklanmaz; bunun istisnası, yükümlülük denetimiyle görevli elemanlar ile yargılama sırasında mahkemelerdir. Yükümlülüklerini yerine getirenler hukuki ve cezai bakımdan sorumlu tutulamaz.',
        ),
      ],
    },
    {
      title: 'Kayıtların saklanması',
      blocks: [
        paragraph(
          'Yükümlülük ve işlemlere ilişkin her ortamdaki belge, defter ve kayıtlar sekiz yıl saklanır, istendiğinde yetkililere gösterilir.',
        ),
        {
          kind: 'table',
          head: ['Kayıt', 'Sekiz yılın başlangıcı'],
          shares: [0.55, 0.45],
          rows: [
            ['Belgeler', 'Düzenlenme tarihi'],
            ['Defterler ve kayıtlar', 'Son kayıt tarihi'],
            ['Kimlik tespitine ilişkin belge ve kayıtlar', 'Son işlem tarihi'],
            ['Şüpheli işlem bildirimleri ve ekleri', 'Bildirimin yapıldığı tarih'],
          ],
        },
      ],
    },
    {
      title: 'Malvarlığının dondurulması',
      blocks: [
        paragraph(
          '6415 ve 7262 sayılı Kanunlar uyarınca Resmî Gazete’de yayımlanan dondurma kararları izlenir; müşteriler ve işlemler bu listelerle karşılaştırılır. Eşleşme hâlinde işlem yapılmaz ve karar gecikmeksizin uygulanır.',
        ),
      ],
    },
    {
      title: 'Eğitim ve denetim',
      blocks: [
        paragraph(
          'Gişe çalışanları göreve başlarken ve sonrasında yılda en az bir kez mevzuat, şüpheli işlem tipleri ve sahte belgeler konusunda eğitilir; eğitimler kayda geçirilir. Uygulama yılda en az bir kez iç denetimden geçer, bulgular yönetime raporlanır.',
        ),
      ],
    },
    {
      title: 'Yaptırım',
      blocks: [
        {
          kind: 'notice',
          title: 'İdari para cezası',
          text: '5549 sayılı Kanun uyarınca, kimlik tespiti yükümlülüğüne uyulmaması hâlinde 2025 yılı için öngörülen idari para cezası 226.671 TL’dir ve müşteriye değil, Kuruma uygulanır.',
        },
      ],
    },
  ],
}
