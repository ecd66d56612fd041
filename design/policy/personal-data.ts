import { type Section, paragraph } from './document.ts'

export const personalData: Section = {
  title: 'Kişisel verilerin korunması',
  lead: '6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi uyarınca, kişisel verilerinizi hangi amaçla ve hangi hukuki sebeple işlediğimizi ve haklarınızı bilginize sunarız.',
  clauses: [
    {
      title: 'Veri sorumlusu',
      blocks: [
        paragraph(
          'Veri sorumlusu, Kurumun yetki belgesinde unvanı yazan şirkettir; unvan internet sitemizin her sayfasının altındadır. Veriler; gişede sözlü, yazılı veya elektronik olarak sizden, internet sitesindeki iletişim formu ve çerezler aracılığıyla ya da telefon, e-posta ve mesajlaşma uygulaması üzerinden toplanır.',
        ),
      ],
    },
    {
      title: 'Amaçlar ve hukuki sebepler',
      blocks: [
        {
          kind: 'table',
          head: ['Amaç', 'Veri', 'Hukuki sebep (KVKK md. 5/2)'],
          shares: [0.34, 0.3, 0.36],
          rows: [
            [
              'Müşterinin tanınması, bildirim ve saklama yükümlülükleri',
              'Kimlik, iletişim, meslek, işlem',
              'Kanunlarda açıkça öngörülme (a), hukuki yükümlülük (ç)',
            ],
            [
              'Alım satım işleminin yapılması, belgenin düzenlenmesi',
              'Kimlik, işlem, hesap',
              'Sözleşmenin kurulması veya ifası (c)',
            ],
            [
              'Mesaj, şikâyet ve taleplerin yanıtlanması',
              'Kimlik, iletişim, mesaj içeriği',
              'Hakkın tesisi, kullanılması veya korunması (e), meşru menfaat (f)',
            ],
            ['Gişe ve bina güvenliğinin sağlanması', 'Kamera görüntüsü', 'Hukuki yükümlülük (ç), meşru menfaat (f)'],
            ['Sitenin ölçülmesi, tanıtım', 'Çerez verisi', 'Yalnızca açık rızanız varsa (md. 5/1)'],
          ],
        },
      ],
    },
    {
      title: 'Aktarım',
      blocks: [
        paragraph(
          'Veriler; kanunun öngördüğü hâllerde MASAK’a, Hazine ve Maliye Bakanlığına, denetim ve yargı mercilerine, hizmetin gerektirdiği ölçüde bankalara ve bilgi teknolojisi hizmeti alınan firmalara aktarılabilir. Tanıtım amacıyla üçüncü kişilere satılmaz, kiralanmaz.',
        ),
      ],
    },
    {
      title: 'Saklama ve güvenlik',
      blocks: [
        paragraph(
          'Kimlik tespiti ve işlem kayıtları sekiz yıl, öteki veriler amacın gerektirdiği süre boyunca saklanır; süre dolunca silinir, yok edilir veya anonim hâle getirilir. Erişim görevle sınırlıdır ve kayıt altına alınır. Verilerin hukuka aykırı olarak ele geçirilmesi hâlinde durum ilgili kişilere ve en geç yetmiş iki saat içinde Kişisel Verileri Koruma Kuruluna bildirilir.',
        ),
      ],
    },
    {
      title: 'Haklarınız',
      blocks: [
        paragraph(
          'KVKK’nın 11. maddesi uyarınca Kuruma başvurarak kişisel verilerinize ilişkin şu haklarınızı kullanabilirsiniz:',
        ),
        {
          kind: 'lettered',
          items: [
            ['a', 'işlenip işlenmediğini öğrenme,'],
            ['b', 'işlenmişse buna ilişkin bilgi isteme,'],
            ['c', 'işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme,'],
            ['ç', 'yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme,'],
            ['d', 'eksik veya yanlış işlenmişse düzeltilmesini isteme,'],
            ['e', 'kanunda öngörülen şartlarla silinmesini veya yok edilmesini isteme,'],
            [
              'f',
              'düzeltildiğinin, silindiğinin veya yok edildiğinin aktarılan üçüncü kişilere bildirilmesini isteme,',
            ],
            [
              'g',
              'yalnızca otomatik sistemlerle analiz edilmesi sonucunda aleyhinize bir sonuç doğmasına itiraz etme,',
            ],
            ['ğ', 'kanuna aykırı işlenmesi nedeniyle uğradığınız zararın giderilmesini isteme.'],
          ],
        },
      ],
    },
    {
      title: 'Başvuru',
      blocks: [
        paragraph(
          'Başvurunuzu kimliğinizi belirten imzalı bir dilekçeyle gişemize bırakabilir, noter aracılığıyla veya kayıtlı elektronik posta ile gönderebilir ya da Kuruma daha önce bildirdiğiniz e-posta adresinizden iletebilirsiniz. Başvurular en kısa sürede, en geç otuz gün içinde ve kural olarak ücretsiz sonuçlandırılır. Yanıtı yetersiz bulursanız ya da süresinde yanıt alamazsanız, yanıtı öğrendiğiniz tarihten başlayarak otuz ve her hâlde başvuru tarihinden başlayarak altmış gün içinde Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.',
        ),
      ],
    },
  ],
}
