import type { Day } from '#domain/calendar.ts'
import { pageLabels } from './frame.ts'

export const cookiePolicy = {
  title: pageLabels.cookiePolicy,
  lead: 'Bu sitede hangi çerezlerin, ne amaçla ve ne kadar süreyle kullanılabileceğini, tercihlerinizi nasıl yöneteceğinizi anlatır.',
  updated: 'Son güncelleme:',
  definition: {
    title: '1. Çerez nedir?',
    text: [
      'Çerezler, ziyaret ettiğiniz sitenin tarayıcınıza kaydettiği küçük metin dosyalarıdır. Bir sonraki isteğinizde siteye geri gönderilir; böylece site sizi veya tercihinizi hatırlar.',
      'Tarayıcının yerel deposu (localStorage) da aynı işi görür; ancak oradaki bilgi kendiliğinden hiçbir yere gönderilmez, yalnızca cihazınızda durur. Bu politika her ikisini de kapsar.',
    ],
  },
  types: {
    title: '2. Kullanılan çerez türleri',
    terms: [
      {
        name: 'Zorunlu çerezler',
        text: 'Sitenin çalışması ve tercihinizin hatırlanması için gereklidir, kapatılamaz.',
      },
      { name: 'Analitik çerezler', text: 'Sayfaların nasıl kullanıldığını ölçer. Yalnızca onayınızla etkinleşir.' },
      { name: 'Reklam çerezleri', text: 'İlgi alanınıza uygun içerik gösterir. Yalnızca onayınızla etkinleşir.' },
    ],
    today:
      'Şu anda bu sitede ölçüm veya reklam yapan hiçbir araç çalışmamaktadır. Analitik ve reklam tercihiniz yalnızca kaydedilir; ileride böyle bir araç eklenirse bu tercihe uyulur.',
    stored: 'Tarayıcınızın yerel deposuna yazılanların tamamı şunlardır:',
    entry: 'Kayıt',
    meaning: 'Anlamı',
    entries: [
      { name: 'cookieConsent', text: 'Çerez bildirimine verdiğiniz yanıt: kabul veya ret' },
      { name: 'analyticsCookies', text: 'Analitik çerez tercihiniz' },
      { name: 'advertisingCookies', text: 'Reklam çerezi tercihiniz' },
      { name: 'theme', text: 'Seçtiyseniz açık veya koyu görünüm' },
      { name: 'tabela', text: 'Vitrin tabelasını ayarladıysanız seçtiğiniz tablolar, görünüm ve yazı boyutu' },
    ],
    cached:
      'Ayrıca sayfalar, internet bağlantınız olmadığında da açılabilsin diye tarayıcınızın önbelleğinde saklanır. Bunlar herkese gösterilen sayfaların kendisidir; size ait hiçbir bilgi içermez.',
  },
  purposes: {
    title: '3. Kullanım amaçları',
    list: [
      'Sitenin güvenli ve doğru çalışmasını sağlamak',
      'Çerez ve görünüm tercihlerinizi hatırlamak',
      'Onay verirseniz ziyaretleri anonim olarak ölçmek ve siteyi geliştirmek',
      'Onay verirseniz ilgi alanınıza uygun içerik göstermek',
    ],
  },
  managing: {
    title: '4. Tercihlerin yönetimi',
    text: [
      'İlk ziyaretinizde açılan bildirimde zorunlu olanlar dışındaki çerezleri reddedebilir, tümünü kabul edebilir veya “Cerez Tercihleri” düğmesiyle türleri tek tek seçebilirsiniz. Siz seçmeden hiçbir tür açık gelmez.',
      'Kararınızı dilediğiniz zaman değiştirebilirsiniz: Sayfanın altındaki “Cerez Tercihlerini Guncelle” düğmesi kayıtlı onayınızı siler ve bildirimi yeniden açar. Onayınızı geri almanız, o âna kadar yapılmış işlemenin hukuka uygunluğunu etkilemez.',
      'Çerezleri ve yerel depoyu tarayıcınızın ayarlarından da silebilir veya engelleyebilirsiniz. Bu durumda site çalışmaya devam eder, ancak tercihiniz her ziyarette yeniden sorulur.',
    ],
    change: 'Tercihimi değiştir',
  },
  thirdParties: {
    title: '5. Üçüncü taraf çerezleri',
    text: [
      'Bu site kendi sayfalarına üçüncü tarafların ölçüm veya reklam çerezlerini yerleştirmez.',
      'İletişim sayfasındaki harita, sayfada haritaya ulaştığınızda harita sağlayıcısının kendi sunucusundan yüklenir. Sağlayıcı bu sırada IP adresinizi ve tarayıcı bilgilerinizi alır, kendi çerezlerini kullanabilir. Mesajlaşma uygulaması, yol tarifi, Resmî Gazete, MASAK ve Merkez Bankası bağlantıları ise ancak siz tıkladığınızda, yeni sekmede açılır. Bu sitelerde ilgili kurumun kendi politikası geçerlidir.',
    ],
  },
  retention: {
    title: '6. Saklama süreleri',
    terms: [
      { name: 'Oturum çerezleri', text: 'Tarayıcı kapatıldığında silinir.' },
      { name: 'Analitik çerezler', text: 'Yaklaşık 2 yıl saklanır.' },
      { name: 'Reklam çerezleri', text: 'Yaklaşık 1 yıl saklanır.' },
      { name: 'Tercih kayıtları', text: 'Siz değiştirene veya tarayıcınızdan silene kadar cihazınızda kalır.' },
    ],
  },
  compliance: {
    title: '7. Kişisel verilerin korunması mevzuatına uyum',
    text: (name: string) => [
      `Çerezler yoluyla kişisel veri işlenirse veri sorumlusu ${name} olur ve 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) ile Kişisel Verileri Koruma Kurumunun Çerez Uygulamaları Hakkında Rehberine uyulur.`,
      'Zorunlu çerezler, sitenin sunulması için gerekli olduğundan meşru menfaate (KVKK m.\u00a05/2-f), diğerleri yalnızca açık rızanıza (KVKK m.\u00a05/1) dayanılarak kullanılır. Rıza vermemeniz sitenin kullanımını kısıtlamaz.',
      'KVKK’nın 11.\u00a0maddesi uyarınca verilerinizin işlenip işlenmediğini öğrenme, bilgi isteme, düzeltilmesini veya silinmesini isteme, işlemeye itiraz etme ve zararınızın giderilmesini isteme haklarına sahipsiniz. Başvurunuz en geç otuz gün içinde yanıtlanır; yanıtı yeterli bulmazsanız Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.',
    ],
  },
  contact: {
    title: '8. İletişim',
    before: 'Bu politikayla ilgili sorularınız ve başvurularınız için ',
    link: 'iletişim sayfamızdan',
    between: ' veya ',
    after: ' adresinden bize ulaşabilirsiniz.',
  },
  changes: {
    title: '9. Politika güncellemeleri',
    text: [
      'Bu politika, sitede kullanılan araçlar veya mevzuat değiştikçe güncellenir. Güncel metin her zaman bu sayfadadır; zorunlu olmayan yeni bir çerez türü ancak yeniden onayınız alınarak kullanılır.',
    ],
  },
} as const

/** Returns "03.08.2026", the short date of the Turkish locale. */
export function shortDate(day: Day): string {
  return day.split('-').reverse().join('.')
}
