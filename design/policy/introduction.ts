import { type Section, paragraph } from './document.ts'

export const introduction: Section = {
  title: 'Amaç ve kapsam',
  lead: 'Bu belge, gişede ve yazışmalarda hangi kurallara uyduğumuzu, neden bilgi ve belge istediğimizi ve müşterilerimizin haklarını açık bir dille anlatır.',
  clauses: [
    {
      title: 'Amaç',
      blocks: [
        paragraph(
          'ANGÜN Döviz ve Altın (bundan sonra “Kurum”), döviz ve altın alım satımını yürürlükteki mevzuata uygun, açık fiyatla ve belgeli olarak yapar. Bu politika dört konunun esaslarını belirler: müşterinin tanınması, suç gelirlerinin aklanmasının ve terörün finansmanının önlenmesi, kişisel verilerin korunması, şikâyet ve önerilerin ele alınması.',
        ),
      ],
    },
    {
      title: 'Kapsam',
      blocks: [
        paragraph(
          'Politika, gişede yapılan bütün işlemler ile internet sitesi, telefon, e-posta ve mesajlaşma uygulaması üzerinden yürütülen yazışmalar için geçerlidir. Kurumun bütün çalışanları bu esaslara uymakla yükümlüdür.',
        ),
        paragraph(
          'İnternet sitesinde yer alan kurlar bilgilendirme amaçlıdır, yatırım tavsiyesi değildir. İşlem fiyatı gişede kesinleşir ve müşteriye işlemden önce bildirilir. Her alım ve satım için mevzuatın öngördüğü belge düzenlenerek müşteriye verilir.',
        ),
      ],
    },
    {
      title: 'Dayanak',
      blocks: [
        {
          kind: 'table',
          head: ['Mevzuat', 'Konusu'],
          shares: [0.4, 0.6],
          rows: [
            ['5549 sayılı Kanun', 'Suç gelirlerinin aklanmasının önlenmesi'],
            ['6415 sayılı Kanun', 'Terörizmin finansmanının önlenmesi'],
            ['7262 sayılı Kanun', 'Kitle imha silahlarının yayılmasının finansmanının önlenmesi'],
            [
              'Tedbirler Yönetmeliği',
              'Suç gelirlerinin aklanmasının ve terörün finansmanının önlenmesine dair tedbirler: müşterinin tanınması, bildirim, saklama',
            ],
            ['6698 sayılı Kanun', 'Kişisel verilerin korunması'],
            ['1567 sayılı Kanun ve 32 sayılı Karar', 'Türk parasının kıymetinin korunması, kambiyo işlemleri'],
            ['6502 sayılı Kanun', 'Tüketicinin korunması'],
          ],
        },
      ],
    },
    {
      title: 'Tanımlar',
      blocks: [
        {
          kind: 'terms',
          items: [
            [
              'Gerçek faydalanıcı',
              'Adına işlem yapılan kişiyi nihai olarak kontrol eden veya işlemden nihai olarak yararlanan gerçek kişi.',
            ],
            [
              'Kimlik tespiti',
              'Müşterinin kimliğine ilişkin bilgilerin alınması ve bu bilgilerin doğruluğunun belgeyle teyit edilmesi.',
            ],
            ['MASAK', 'Hazine ve Maliye Bakanlığı Mali Suçları Araştırma Kurulu.'],
            [
              'Şüpheli işlem',
              'İşleme konu malvarlığının yasa dışı yollardan elde edildiğine veya yasa dışı amaçlarla kullanıldığına dair bilgi, şüphe veya şüpheyi gerektirecek bir hususun bulunduğu işlem.',
            ],
            ['Uyum sorumlusu', 'Bu politikanın uygulanmasını izleyen ve yönetime rapor veren Kurum çalışanı.'],
          ],
        },
      ],
    },
  ],
}
