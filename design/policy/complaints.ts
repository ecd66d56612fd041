import { type Section, paragraph } from './document.ts'

export const complaints: Section = {
  title: 'Şikâyet ve öneriler',
  lead: 'Her şikâyet kaydedilir, işlemi yapan çalışandan başkası tarafından incelenir ve gerekçesiyle yanıtlanır.',
  clauses: [
    {
      title: 'Başvuru kanalları',
      blocks: [
        {
          kind: 'table',
          head: ['Kanal', 'Nasıl kullanılır'],
          shares: [0.28, 0.72],
          rows: [
            ['Gişe', 'Dilekçeyle veya gişedeki formla; pazartesi-cuma 09.00-18.30, cumartesi 09.00-18.00'],
            ['İnternet sitesi', 'İletişim sayfasındaki mesaj formuyla, günün her saatinde'],
            ['E-posta ve telefon', 'İletişim sayfasında yayımlanan adres ve numaradan'],
            ['Posta', 'Kurumun adresine, “Uyum sorumlusunun dikkatine” kaydıyla'],
          ],
        },
        paragraph(
          'Başvuruda ad, soyad, iletişim bilgisi, varsa işlem belgesinin tarihi ve numarası ile talebin açıkça yazılması incelemeyi hızlandırır.',
        ),
      ],
    },
    {
      title: 'Süreler',
      blocks: [
        {
          kind: 'table',
          head: ['Aşama', 'En geç'],
          shares: [0.66, 0.34],
          rows: [
            ['Başvurunun alındığının bildirilmesi', '2 iş günü'],
            ['Sonuçlandırma ve gerekçeli yanıt', '15 iş günü'],
            ['Ek inceleme gerekirse (nedeni önceden bildirilir)', '30 iş günü'],
            ['Kişisel verilere ilişkin başvurular', '30 gün'],
          ],
        },
      ],
    },
    {
      title: 'Öteki başvuru yolları',
      blocks: [
        paragraph(
          'Kuruma başvurmanız, kanuni yollara gitmenize engel değildir. Tüketici niteliğindeki müşteriler, 6502 sayılı Kanun’daki parasal sınırlar içinde tüketici hakem heyetlerine, bunun üzerindeki uyuşmazlıklarda tüketici mahkemelerine; kişisel verilere ilişkin konularda Kişisel Verileri Koruma Kuruluna başvurabilir.',
        ),
      ],
    },
  ],
}

export const revision: Section = {
  title: 'Yürürlük ve değişiklikler',
  lead: 'Politika yılda en az bir kez ve mevzuat değiştiğinde gözden geçirilir; güncel metin internet sitesinde yayımlanır.',
  clauses: [
    {
      title: 'Sürümler',
      blocks: [
        {
          kind: 'table',
          head: ['Sürüm', 'Tarih', 'Değişiklik'],
          shares: [0.2, 0.3, 0.5],
          rows: [['1.0', '3 Kasım 2025', 'İlk metin (örnek)']],
        },
      ],
    },
    {
      title: 'Örnek belge',
      blocks: [
        {
          kind: 'notice',
          title: 'Bu bir örnektir',
          text: 'Bu belge, internet sitesinin tanıtımı için hazırlanmış bir örnektir; bir kuruluşun yürürlükteki politikası değildir ve hukuki görüş yerine geçmez. Kurum kendi belgesini yayımladığında bu dosyanın yerini o alır. Tutar ve süreler hazırlanma tarihindeki bilgilere dayanır; işlemden önce güncel mevzuata bakılmalıdır.',
        },
      ],
    },
  ],
}
