import { ANSWERED_WITHIN, ASK_AGAIN_AFTER, RENEWED_EVERY } from '#contract/shared-data.ts'
import { SECOND } from '#domain/calendar.ts'
import { pageLabels } from '../../../web/copy/frame.ts'
import { ASK_EVERY } from '../contract/open-data.ts'

const [renewed, ask, within, again] = [RENEWED_EVERY, ASK_EVERY, ANSWERED_WITHIN, ASK_AGAIN_AFTER].map(
  (ms) => ms / SECOND,
)

export const dataPage = {
  title: pageLabels.data,
  lead: 'Kurlarımızı kendi sitenizde ya da programınızda nasıl okuyabileceğiniz.',
  toEnglish: 'In English',
  english: 'Our prices as data',
}

export const dataTurkish = {
  readers: {
    title: 'Kimler okuyabilir?',
    open: 'Aşağıdaki çağrıları her site ve her program okuyabilir. Anahtar ya da kayıt gerekmez; çağrılarla yalnızca okunur, hiçbir şey yazılmaz.',
    closed:
      'Kurum fiyatlarını şu anda başka sitelerle paylaşmıyor: tarayıcılar başka bir sitenin sayfasına bu çağrıları okutmaz. Aşağıdakiler bu sitenin kendi çağrılarıdır. Yayımlamak isterseniz önce bize yazın:',
    ask: 'İletişim',
  },
  calls: {
    title: 'Çağrılar',
    feed: 'Gişenin şu anki alış ve satış fiyatları, her biri kendi anıyla (tarih). meta.time, fiyat kaynağının son konuştuğu andır; meta.halted, şu anda fiyat verilmeyenlerdir. Japon yeni burada 1 yen içindir.',
    summary:
      'Bir günün satış fiyatlarının kurumun önceki kapanışına göre değişimi. Tarih yazılmalıdır; ileri bir gün olamaz. Japon yeni 100 yen içindir.',
    bank: 'Merkez Bankasının son bülteni, kendi tarihiyle. Gösterge kurdur, gişenin fiyatı değildir. Japon yeni 100 yen içindir.',
    chart:
      'Bir fiyatın geçmişi. Her noktada kimin fiyatı olduğu yazar: office kurumun kendi kaydı, tcmb Merkez Bankası, demo örnek veri. Japon yeni 100 yen içindir.',
    gold: 'Altın için ilk iki çağrıya board=gold eklenir.',
    whole: 'Alanların tam açıklaması (OpenAPI 3.1):',
  },
  limits: {
    title: 'Sınırlar',
    list: [
      `Yanıtlar en çok ${renewed} saniyede bir, geçmiş ise dakikada bir yenilenir. Daha sık sormak yeni bir şey getirmez; lütfen ${ask} saniyede birden sık sormayın.`,
      'Her yanıtın bir ETag’i vardır: If-None-Match ile sorarsanız değişmeyen yanıt boş gelir (304).',
      'Tanınmayan ya da yanlış bir alan 400 ile geri çevrilir; nedeni message alanında Türkçe yazar.',
      `Yanıt ${within} saniyede hazır olmazsa ya da veri yoksa 503 gelir; Retry-After kadar, genellikle ${again} saniye bekleyin.`,
      'Bir adresten aynı anda açılabilecek bağlantıların sayısı sınırlıdır; fazlası geri çevrilir.',
      'Canlı soket ve mesaj formu bu sitenin kendisi içindir, paylaşılmaz.',
    ],
  },
  terms: {
    title: 'Koşullar',
    source: 'Kaynağı adıyla yazın ve bağlantı verin:',
    list: [
      'Her fiyatın yanında kendi anını gösterin; eski bir fiyatı güncelmiş gibi göstermeyin.',
      'Bir yanıtın source alanında demo yazıyorsa rakamlar örnek veridir; gerçek fiyat gibi göstermeyin.',
      'Fiyat verilmeyenlerin yerine eski fiyatlarını değil, “Gişeye sorunuz” yazın.',
      'Fiyatlar bilgi içindir; işlem fiyatı gişede kesinleşir. Çağrıların kesintisiz olacağına söz verilmez.',
    ],
  },
}

export type DataCopy = Readonly<typeof dataTurkish>

export const dataEnglish: DataCopy = {
  readers: {
    title: 'Who may read them?',
    open: 'Every site and every program may read the calls below. No key, no registration; they can only be read, nothing can be written.',
    closed:
      'At present the office shares its prices with no other site: browsers let no page of another site read these calls. What follows are this site’s own calls. If you would like to publish them, write to us first:',
    ask: 'Contact (in Turkish)',
  },
  calls: {
    title: 'Calls',
    feed: 'What the counter buys (alis) and sells (satis) at now, each price with its own moment (tarih, Turkish time). meta.time is when the price source last spoke; meta.halted is what is not quoted now. Japanese yen per 1 yen.',
    summary:
      'How a day’s selling prices compare with the office’s last close. A date is needed, no day to come. Japanese yen per 100.',
    bank: 'The newest bulletin of the central bank (TCMB), with its own date. Indicative rates, not prices of the counter. Japanese yen per 100.',
    chart:
      'The past of one price. Each point says whose it is: office for the office’s own record, tcmb for the central bank, demo for sample data. Japanese yen per 100.',
    gold: 'For gold, add board=gold to the first two.',
    whole: 'All fields in full (OpenAPI 3.1):',
  },
  limits: {
    title: 'Limits',
    list: [
      `Answers are renewed every ${renewed} s at most, the past every minute. Asking more often brings nothing new; please do not ask more often than every ${ask} s.`,
      'Each answer has an ETag: ask with If-None-Match, and what has not changed comes empty (304).',
      'An unknown or wrong field is refused with 400; message says why, in Turkish.',
      `An answer that is not ready within ${within} s, or data that is not there, is 503: wait for as long as Retry-After says, mostly ${again} s.`,
      'One address may hold a limited number of connections at a time; more are refused.',
      'The live socket and the contact form are for this site itself and are not shared.',
    ],
  },
  terms: {
    title: 'Terms',
    source: 'Name the source, with a link:',
    list: [
      'Show the moment of each price beside it; never show an old price as a current one.',
      'Where the source of an answer is demo, its figures are sample data; never show them as real prices.',
      'For what is not quoted, write “ask at the counter” in place of its old price.',
      'Prices are for information; the counter’s price is final. Nobody promises that the calls are always there.',
    ],
  },
}
