/** Turkish sentences for warnings and errors at a terminal; `test/log-sentences.test.ts` compares them with the code. */
export const LOG_SENTENCES: Readonly<Record<string, string>> = {
  // The process and its machine.
  'unexpected exception: the server stops': 'Beklenmeyen bir hata oldu; sunucu kapanıyor, yeniden başlatılmalı',
  'the server did not stop properly': 'Sunucu düzgün kapanamadı',
  'systemd not notified': 'systemd’ye haber verilemedi',
  'the clock was set, or the machine slept': 'Makinenin saati değiştirildi ya da makine uyudu',
  'first start not stored': 'İlk açılışın zamanı kaydedilemedi',
  'proxy on this machine missing in TRUST_PROXY: all visitors count as one':
    'Önde bir vekil sunucu var ama TRUST_PROXY onu söylemiyor: bütün ziyaretçiler bir kişi sayılıyor',
  'pages outdated: run "npm run build", then restart':
    'Sayfalar buradaki koddan derlenmemiş: “npm run build” yazıp siteyi yeniden başlatın',
  'page not rendered': 'Bir sayfa hazırlanamadı',
  'request failed': 'Bir istek hatayla sonuçlandı',
  'panel request failed': 'Panelin bir isteği hatayla sonuçlandı',
  'the store failed during a request': 'Bir istek sonuçlanmadı: veritabanı yanıt vermedi',

  // Prices.
  'source failed': 'Bir kur kaynağından yanıt alınamadı; yeniden denenecek',
  'rule applied to a price': 'Gelen bir fiyat kurallara uymadı',
  'price approved': 'Bekleyen bir fiyatı bir kişi onayladı',
  'approvals not read': 'Onaylanan fiyatlar okunamadı',
  'rates not stored, retrying': 'Kurlar kaydedilemedi; yeniden denenecek',
  'recent days not read': 'Son günlerin kurları okunamadı',
  'previous closes not read': 'Önceki kapanışlar okunamadı',
  'demo history incomplete': 'Örnek geçmiş kurlar tamamlanamadı',
  'thinning of old minute points failed': 'Eski kurlar seyreltilemedi',
  'thinning of old minute points skipped: the clock is implausible':
    'Eski kurlar seyreltilmedi: makinenin saati inandırıcı değil',

  // The central bank.
  'central bank rate rejected': 'TCMB bültenindeki bir kur inandırıcı değil, alınmadı',
  'central bank rate corrected': 'TCMB bir kuru düzeltti',
  'bulletin not stored': 'TCMB bülteni kaydedilemedi',
  'central bank gold price rejected': 'TCMB’nin saatlik altın fiyatı inandırıcı değil, alınmadı',
  'central bank gold price not stored': 'TCMB’nin saatlik altın fiyatı kaydedilemedi',
  'gold of the central bank not read': 'TCMB’nin saatlik altın fiyatı okunamadı',
  'newest bulletin not read': 'Son TCMB bülteni okunamadı',
  'archive days not fetched, retrying': 'TCMB’nin geçmiş kurlarından bir bölüm alınamadı; yeniden denenecek',
  'archive days not fetched, retrying next night':
    'TCMB’nin geçmiş kurlarından bir bölüm alınamadı; gelecek gece denenecek',
  'archive request failed': 'TCMB’nin geçmiş kurları alınamadı; yeniden denenecek',

  // Settings and halts.
  'settings not read, retrying': 'Ayarlar okunamadı; yeniden denenecek',
  'settings of another release: fields ignored':
    'Ayarların bir bölümünü başka bir sürüm yazmış; bu sürüm okuyamadığı alanları kullanmıyor',
  'the office file has mistakes; the stored settings are in force':
    'Kurum dosyasında yanlışlar var; veritabanındaki ayarlar geçerli',
  'the office file differs from the last import; the stored settings are in force':
    'Kurum dosyası son alındığından beri değişmiş; veritabanındaki ayarlar geçerli',
  'prices halted': 'Fiyatlar durduruldu',
  'prices resumed': 'Fiyatlar yeniden yayında',
  'halts not stored yet': 'Durdurulan fiyatlar veritabanını bekliyor',
  'halt not stored, retrying': 'Bir durdurma veritabanını bekliyor',
  'halts not read': 'Durdurmalar okunamadı, yeniden denenecek',
  'waiting halts not written': 'Bekleyen durdurmalar kaydedilemedi',
  'waiting halts not removed': 'Bekleyen durdurmalar silinemedi',
  'waiting halts unreadable: all prices halted': 'Bekleyen durdurmalar okunamadı: bütün fiyatlar durduruldu',

  // Messages, e-mail, backup.
  'contact message refused: message limit reached': 'Bir mesaj alınmadı: saklanabilecek kadar mesaj var',
  'contact message refused: the store cannot write': 'Bir mesaj alınmadı: veritabanı yazamıyor',
  'contact message refused: the store did not answer in time': 'Bir mesaj alınmadı: veritabanı zamanında yanıt vermedi',
  'contact messages will be kept for a shorter time from tomorrow': 'Mesajlar yarından sonra daha kısa süre saklanacak',
  'message retention not checked': 'Mesajların saklanma süresine bakılamadı',
  'deletion of expired contact messages failed': 'Süresi dolan mesajlar silinemedi',
  'deletion of expired contact messages skipped: the clock is implausible':
    'Süresi dolan mesajlar silinmedi: makinenin saati inandırıcı değil',
  'email not sent, retrying': 'Bir e-posta gönderilemedi; yeniden denenecek',
  'email not sent, giving up': 'Bir e-posta gönderilemedi ve artık denenmeyecek',
  'the store failed during the delivery of emails': 'Gönderilecek e-postalar işlenemedi: veritabanı yanıt vermedi',
  'alerts not prepared': 'Aksaklık e-postaları hazırlanamadı',
  'backup failed, retrying': 'Yedek alınamadı; yeniden denenecek',

  // The panel.
  'panel secret not stored': 'Panelin gizli anahtarı kaydedilemedi',
  'a device was not registered': 'Bir cihaz panele tanıtılamadı',
  'a sign-in was refused': 'Panele bir giriş kabul edilmedi',
  'a confirmation was refused': 'Panelde bir onay kabul edilmedi',
  'the store failed during a panel action': 'Paneldeki bir işlem tamamlanamadı: veritabanı yanıt vermedi',
  'panel update failed, retrying': 'Panelin bir sayfası güncellenemedi; yeniden denenecek',

  // Several replicas.
  'replica report failed, retrying': 'Bu kopya ne gösterdiğini bildiremedi; yeniden denenecek',
  'stop of the replica not reported': 'Bu kopya durduğunu bildiremedi',
  'board not published, retrying': 'Fiyatlar öteki kopyalara iletilemedi; yeniden denenecek',
  'board not read': 'Öteki kopyanın fiyatları okunamadı',
  'leader’s board unreadable, keeping the last one':
    'Yöneten kopyanın fiyatları anlaşılamadı: son fiyatlar duruyor ve eskiyor',
  'unreadable notification received': 'Öteki kopyadan gelen ileti anlaşılamadı',
  'replicas not notified of new closing rates': 'Kapanışlar öteki kopyalara iletilemedi',
  'lease request failed, retrying': 'Hangi kopyanın yöneteceği sorulamadı; yeniden denenecek',
  'lease not given back, it will expire': 'Yönetim bırakılamadı; süresi dolunca kendiliğinden biter',
  'replica follows': 'Bu kopya artık yönetmiyor, izliyor',
  'replica leads': 'Bu kopya yönetiyor',
  'resigning: another replica reaches the provider and this one does not':
    'Kur sağlayıcıya başka bir kopya ulaşıyor, bu ulaşamıyor: yönetim bırakıldı',
  'leader not notified that this replica reaches the provider':
    'Kur sağlayıcıya ulaşıldığı yöneten kopyaya bildirilemedi',
  'leader term ended with an error': 'Yönetim hatayla bitti',
  'leader term did not begin, giving up': 'Yönetim başlatılamıyor',
  'leader term did not begin, retrying': 'Yönetim başlatılamadı; yeniden denenecek',
  'database listener not connected, retrying': 'Veritabanına bağlanılamadı; yeniden denenecek',
  'database listener disconnected': 'Veritabanıyla bağlantı koptu',
}
