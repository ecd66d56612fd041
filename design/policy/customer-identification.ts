import { type Section, paragraph } from './document.ts'

export const customerIdentification: Section = {
  title: 'Müşterinin tanınması',
  lead: 'Kimlik tespiti, güvenli bir piyasanın ilk şartıdır. İşlemden önce yapılır; eksik kalırsa işlem yapılmaz.',
  clauses: [
    {
      title: 'Kimlik tespiti ne zaman yapılır?',
      blocks: [
        {
          kind: 'table',
          head: ['Durum', 'Tutar'],
          shares: [0.56, 0.44],
          rows: [
            ['Tek bir işlem', '185.000 TL ve üzeri'],
            ['Birbiriyle bağlantılı birden fazla işlem', 'Toplamı 185.000 TL ve üzeri'],
            ['Sürekli iş ilişkisinin kurulması', 'Tutara bakılmaz'],
            ['Şüpheli işlem bildirimini gerektiren durumlar', 'Tutara bakılmaz'],
            ['Daha önce alınan kimlik bilgilerinin yeterliliği veya doğruluğu konusunda şüphe', 'Tutara bakılmaz'],
          ],
        },
        paragraph(
          'Kimlik tespiti yapılamayan veya işlemin amacı hakkında yeterli bilgi edinilemeyen hâllerde iş ilişkisi kurulmaz, istenen işlem gerçekleştirilmez. İşlemi bölerek sınırın altında kalmak yükümlülüğü ortadan kaldırmaz.',
        ),
      ],
    },
    {
      title: 'İstenen bilgi ve belgeler',
      blocks: [
        {
          kind: 'terms',
          items: [
            [
              'Gerçek kişiler',
              'Ad, soyad, doğum yeri ve tarihi, uyruk, kimlik belgesinin türü ve numarası, adres, telefon, iş ve meslek bilgisi, imza örneği; Türk vatandaşları için ayrıca anne ve baba adı ile T.C. kimlik numarası. Teyit: T.C. kimlik kartı, sürücü belgesi veya pasaport.',
            ],
            [
              'Şirketler',
              'Unvan, ticaret sicil ve vergi kimlik numaraları, faaliyet konusu, adres, telefon; temsile yetkili kişinin kimlik bilgileri ve imza örneği. Teyit: vergi levhası, imza sirküleri, faaliyet belgesi, ticaret sicil gazetesi.',
            ],
            [
              'Adi ortaklıklar',
              'Ortakların kimlik fotokopileri, ortaklık sözleşmesi, imza sirküleri, faaliyet belgesi, vergi levhası, adres ve telefonu gösteren belge.',
            ],
            [
              'Yabancı uyruklular',
              'Pasaport ya da yabancı kimlik numaralı (99…) ikamet izni kartı fotokopisi, adres, telefon, Türkiye’deki vergi numarası veya yabancı kimlik numarası, uyruk, gişede imzalanan gerçek faydalanıcı belgesi.',
            ],
          ],
        },
        paragraph(
          'Belgeler güncel ve geçerli olmalıdır; asılları veya noterce onaylı örnekleri görülerek okunabilir birer örneği alınır. Ayrıntılı liste internet sitemizin istenen evraklar sayfasındadır.',
        ),
      ],
    },
    {
      title: 'Başkası hesabına işlem',
      blocks: [
        {
          kind: 'notice',
          title: '5549 sayılı Kanun, madde 15',
          text: 'Kimlik tespitini gerektiren işlemlerde kendi adına, ancak başkası hesabına hareket eden kişi, kimin hesabına işlem yaptığını işlemden önce yazılı olarak bildirmek zorundadır. Bildirimde bulunmayanlar için altı aydan bir yıla kadar hapis veya beş bin güne kadar adli para cezası öngörülmüştür.',
        },
        paragraph(
          'Vekâleten yapılan işlemlerde vekâletname ile vekilin ve adına hareket edilen kişinin kimliği birlikte aranır. Başkası hesabına hareket edildiğinden şüphe duyulursa gerçek faydalanıcının ortaya çıkarılması için makul araştırma yapılır.',
        ),
      ],
    },
    {
      title: 'Gerçek faydalanıcı',
      blocks: [
        paragraph(
          'Tüzel kişilerde yüzde yirmi beşi aşan paya sahip gerçek kişi ortaklar belirlenir. Bu ortakların gerçek faydalanıcı olmadığından şüphe duyulursa veya bu oranda paya sahip ortak yoksa tüzel kişiyi nihai olarak kontrol eden kişi, o da belirlenemezse en üst düzey icra yetkilisi esas alınır.',
        ),
      ],
    },
    {
      title: 'Sıkılaştırılmış tedbirler',
      blocks: [
        paragraph(
          'Aşağıdaki hâllerde işlemin amacı ve paranın kaynağı hakkında ek bilgi alınır, işlem üst düzey onaya bağlanır ve daha yakından izlenir:',
        ),
        {
          kind: 'list',
          items: [
            'karmaşık, olağan dışı büyüklükte veya görünürde hukuki ve ekonomik amacı bulunmayan işlemler,',
            'riskli ülkelerle bağlantılı işlemler ve müşteriler,',
            'yeni veya gelişen teknolojilerin kimliği gizlemek için kullanılma riski,',
            'kamuda önemli bir görev üstlenmiş kişiler ile bunların yakınlarının işlemleri.',
          ],
        },
      ],
    },
  ],
}
