import type { FindingKind } from '#contract/panel/finding-kinds.ts'

interface OwnerWords {
  /** The owner's text; undefined means that the technician's text is used. */
  readonly text?: string
  /** The step that the owner can take. */
  readonly advice: string
}

const TELL = 'Teknisyeninize haber verin.'
const NOTHING = 'Yapmanız gereken bir şey yok; gelince kendiliğinden görünür.'
const STOP_OR_TELL = 'Sitedeki fiyat yanlışsa durdurun; sürerse teknisyeninize haber verin.'

/** Texts about a problem for the owner, on the home page; the status page has the technician's texts and commands. */
export const ownerFindings: Readonly<Record<FindingKind, OwnerWords>> = {
  'store-unwritable': {
    text: 'Veritabanına yazılamıyor: form mesaj alamıyor, değişiklikler yayınlanamıyor.',
    advice: 'Teknisyeninizi arayın. Fiyatları durdurmak yine de mümkündür.',
  },
  'settings-unreadable': {
    text: 'Ayarların son sürümü okunamıyor: site önceki ayarlarla çalışıyor, değişiklikler yayınlanamıyor.',
    advice: 'Teknisyeninizi arayın. Fiyatları durdurmak yine de mümkündür.',
  },
  'no-price': { advice: 'Sitedeki fiyatlar yanlışsa durdurun ve teknisyeninizi arayın.' },
  'price-held': { advice: 'Doğruysa geçirin.' },
  'margin-cut': { advice: 'Payı değiştirin.' },
  'banknote-too-much': { advice: 'Farkı değiştirin.' },
  'price-missing': { advice: 'Sürerse teknisyeninize haber verin.' },
  'price-late': { advice: STOP_OR_TELL },
  'lead-unsure': {
    text: 'Siteyi sunan makinelerden biri ötekilerle konuşamıyor.',
    advice: 'Teknisyeninizi arayın; o makinenin fiyatları eski kalabilir.',
  },
  'bulletin-missing': { advice: NOTHING },
  'bulletin-doubted': { advice: 'Sitede önceki bülten duruyor; sürerse teknisyeninize haber verin.' },
  'source-failing': {
    text: 'Fiyat kaynaklarından biri kullanılamıyor.',
    advice: 'Fiyatlar yenileniyorsa bir şey yapmanız gerekmez; sürerse teknisyeninize haber verin.',
  },
  'letter-dead': {
    text: 'Bir mesajın bildirimi e-postayla gönderilemedi; mesajın kendisi duruyor.',
    advice: 'Mesajı açıp bildirimi yeniden gönderin.',
  },
  'mail-failing': {
    text: 'E-posta gönderilemiyor; mesajlar burada duruyor.',
    advice: 'Mesajlara buradan bakın; sürerse teknisyeninize haber verin.',
  },
  'alerts-failing': { text: 'Uyarı e-postaları gönderilemiyor.', advice: `Bu sayfaya daha sık bakın. ${TELL}` },
  'alerts-unset': {
    text: 'Bir sorun olduğunda kimseye e-posta gitmiyor.',
    advice: 'Teknisyeninizden e-postayı ayarlamasını isteyin.',
  },
  'backup-old': { advice: TELL },
  'disk-low': { text: 'Sunucunun diskinde az yer kaldı.', advice: TELL },
  'clock-wrong': { text: 'Sunucunun saati yanlış.', advice: TELL },
  'clock-doubted': { text: 'Sunucunun saati şüpheli.', advice: TELL },
  'inbox-scarce': { advice: 'Eski mesajları silin ya da teknisyeninize haber verin.' },
  'proxy-unnamed': { text: 'Site, ziyaretçileri birbirinden ayıramıyor.', advice: TELL },
  'messages-expiring': { advice: 'Yanıtlayın.' },
  'messages-unanswered': { advice: 'Yanıtlayın.' },
  'holidays-missing': { advice: 'Saatler sayfasından ekleyin; site ve vitrin kendiliğinden uyar.' },
  'feasts-ending': { advice: 'Teknisyeninizden sitenin yeni sürümünü kurmasını isteyin.' },
  halted: { advice: 'Hazır olduğunuzda sürdürün.' },
  'other-build': {
    text: 'Sitenin yeni sürümü kuruldu, ama henüz çalışmıyor.',
    advice: 'Teknisyeninizden siteyi yeniden başlatmasını isteyin.',
  },
}
