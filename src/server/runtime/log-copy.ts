/** What warnings and errors of the log mean, for a person at a terminal; `test/log-sentences.test.ts` compares it with the code. */
export const LOG_SENTENCES: Readonly<Record<string, string>> = {
  // The process and its machine.
  'unforeseen exception: the server ends, to be started again':
    'Beklenmeyen bir hata oldu; sunucu kapanıyor, yeniden başlatılmalı',
  'systemd was not told': 'systemd’ye haber verilemedi',
  'the clock was set, or the machine slept': 'Makinenin saati değiştirildi ya da makine uyudu',
  'first start not stored': 'İlk açılışın zamanı kaydedilemedi',
  'a proxy on this machine is not named in TRUST_PROXY: all visitors count as one':
    'Önde bir vekil sunucu var ama TRUST_PROXY onu söylemiyor: bütün ziyaretçiler bir kişi sayılıyor',
  'the pages were built from other sources than those that lie here: run "npm run build", then restart':
    'Sayfalar buradaki koddan derlenmemiş: “npm run build” yazıp siteyi yeniden başlatın',
  'page not rendered': 'Bir sayfa hazırlanamadı',
  'request failed': 'Bir istek hatayla sonuçlandı',
  'request of the panel failed': 'Panelin bir isteği hatayla sonuçlandı',
  'the store cannot': 'Veritabanı yanıt vermedi',

  // Prices.
  'source failed': 'Bir kur kaynağından yanıt alınamadı; yeniden denenecek',
  'a rule struck': 'Gelen bir fiyat kurallara uymadı',
  'a person let a price pass': 'Bekleyen bir fiyatı bir kişi onayladı',
  'what a person let pass was not read': 'Onaylanan fiyatlar okunamadı',
  'rates not stored, trying again': 'Kurlar kaydedilemedi; yeniden denenecek',
  'recent days not read': 'Son günlerin kurları okunamadı',
  'previous closes not read': 'Önceki kapanışlar okunamadı',
  'demo past not complete': 'Örnek geçmiş kurlar tamamlanamadı',
  'not old minute points thinned': 'Eski kurlar seyreltilemedi',
  'not old minute points thinned: the clock is too far past what is known to be believed':
    'Eski kurlar seyreltilmedi: makinenin saati inandırıcı değil',

  // The central bank.
  'a rate of the central bank is not believed': 'TCMB bültenindeki bir kur inandırıcı değil, alınmadı',
  'the central bank corrected a rate': 'TCMB bir kuru düzeltti',
  'bulletin not stored': 'TCMB bülteni kaydedilemedi',
  'gold of the central bank is not believed': 'TCMB’nin saatlik altın fiyatı inandırıcı değil, alınmadı',
  'gold of the central bank not stored': 'TCMB’nin saatlik altın fiyatı kaydedilemedi',
  'gold of the central bank not read': 'TCMB’nin saatlik altın fiyatı okunamadı',
  'the newest bulletin was not read': 'Son TCMB bülteni okunamadı',
  'archive put off': 'TCMB’nin geçmiş kurlarından bir bölüm alınamadı; yeniden denenecek',
  'archive left for the next night': 'TCMB’nin geçmiş kurlarından bir bölüm alınamadı; gelecek gece denenecek',
  'archive failed': 'TCMB’nin geçmiş kurları alınamadı; yeniden denenecek',

  // Settings and halts.
  'the settings can’t be read, trying again': 'Ayarlar okunamadı; yeniden denenecek',
  'the office file has mistakes; the stored settings are in force':
    'Kurum dosyasında yanlışlar var; veritabanındaki ayarlar geçerli',
  'the office file differs from the last import; the stored settings are in force':
    'Kurum dosyası son alındığından beri değişmiş; veritabanındaki ayarlar geçerli',
  'prices halted': 'Fiyatlar durduruldu',
  'prices resumed': 'Fiyatlar yeniden yayında',
  'halts wait for the store': 'Durdurulan fiyatlar veritabanını bekliyor',
  'a halt waits for the store': 'Bir durdurma veritabanını bekliyor',
  'a halt can’t be ended': 'Bir durdurma kaldırılamadı',
  'waiting halts can’t be written': 'Bekleyen durdurmalar kaydedilemedi',
  'waiting halts can’t be removed': 'Bekleyen durdurmalar silinemedi',
  'waiting halts can’t be read: everything is halted': 'Bekleyen durdurmalar okunamadı: bütün fiyatlar durduruldu',

  // Messages, e-mail, backup.
  'contact message refused: as many are kept as there is room for':
    'Bir mesaj alınmadı: saklanabilecek kadar mesaj var',
  'contact message refused: the store cannot write': 'Bir mesaj alınmadı: veritabanı yazamıyor',
  'contact message refused: the store did not answer in time': 'Bir mesaj alınmadı: veritabanı zamanında yanıt vermedi',
  'contact messages will be kept for a shorter time, a day from now':
    'Mesajlar yarından sonra daha kısa süre saklanacak',
  'time of keeping messages not looked at': 'Mesajların saklanma süresine bakılamadı',
  'not contact messages deleted: their time of keeping is over': 'Süresi dolan mesajlar silinemedi',
  'not contact messages deleted: their time of keeping is over: the clock is too far past what is known to be believed':
    'Süresi dolan mesajlar silinmedi: makinenin saati inandırıcı değil',
  'email not sent, will be tried again': 'Bir e-posta gönderilemedi; yeniden denenecek',
  'email given up': 'Bir e-posta gönderilemedi ve artık denenmeyecek',
  'outbox: the store cannot': 'Gönderilecek e-postalar okunamadı: veritabanı yanıt vermedi',
  alerts: 'Aksaklık e-postaları hazırlanamadı',
  'no backup made, trying again': 'Yedek alınamadı; yeniden denenecek',

  // The panel.
  'the secret of the panel is not stored': 'Panelin gizli anahtarı kaydedilemedi',
  'a device was not registered': 'Bir cihaz panele tanıtılamadı',
  'a sign-in was refused': 'Panele bir giriş kabul edilmedi',
  'a confirmation was refused': 'Panelde bir onay kabul edilmedi',
  'an action of the panel was not recorded': 'Paneldeki bir işlem kayda geçirilemedi',
  'a page of the panel is not told, trying again': 'Panelin bir sayfası güncellenemedi; yeniden denenecek',

  // Several replicas.
  'this replica can’t report what it shows, trying again': 'Bu kopya ne gösterdiğini bildiremedi; yeniden denenecek',
  'this replica can’t report that it has stopped': 'Bu kopya durduğunu bildiremedi',
  'the board is not told, trying again': 'Fiyatlar öteki kopyalara iletilemedi; yeniden denenecek',
  'the board was not read': 'Öteki kopyanın fiyatları okunamadı',
  'the leader’s board was not understood: the last one stays, and ages':
    'Yöneten kopyanın fiyatları anlaşılamadı: son fiyatlar duruyor ve eskiyor',
  'a message that is no board': 'Öteki kopyadan gelen ileti anlaşılamadı',
  'closes were not told': 'Kapanışlar öteki kopyalara iletilemedi',
  'the lease was not asked for, trying again': 'Hangi kopyanın yöneteceği sorulamadı; yeniden denenecek',
  'the lease was not given back: it ends by itself': 'Yönetim bırakılamadı; süresi dolunca kendiliğinden biter',
  'another leads, or nobody: this one follows': 'Bu kopya artık yönetmiyor, izliyor',
  'this one leads': 'Bu kopya yönetiyor',
  'the provider is reached by another replica and not by this one: the lead is given up':
    'Kur sağlayıcıya başka bir kopya ulaşıyor, bu ulaşamıyor: yönetim bırakıldı',
  'the leader was not told that the provider is reached': 'Kur sağlayıcıya ulaşıldığı yöneten kopyaya bildirilemedi',
  'a term ended badly': 'Yönetim hatayla bitti',
  'a term does not begin': 'Yönetim başlatılamıyor',
  'a term did not begin, trying again': 'Yönetim başlatılamadı; yeniden denenecek',
  'no line to the database, trying again': 'Veritabanına bağlanılamadı; yeniden denenecek',
  'the line to the database is cut': 'Veritabanıyla bağlantı koptu',
}
