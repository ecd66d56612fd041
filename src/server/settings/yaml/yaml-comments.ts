/** The comments of a written office file, by the field that follows them. A leading line break is a blank line. */
export const HEAD_COMMENT = ` ─────────────────────────────────────────────────────────────────────────────
  KURUM DOSYASI

  Kurum bilgileri, çalışma saatleri, banka hesapları, kâr payları ve sınırlar.
  Site bu dosyayı yalnızca ilk açılışında kendiliğinden alır; sonra ayarlar
  veritabanındadır ve panelden değiştirilir. Dosyayı sonradan değiştirirseniz:

    1. Yanlışı satır numarasıyla görmek için:   npm run office -- check DOSYA
    2. Siteye almak için:                       npm run office -- import DOSYA
       Neyin değişeceğini gösterir ve sorar. Kaydetmek tek başına bir şeyi değiştirmez.
    3. Sitedeki ayarları dosya olarak almak:    npm run office -- export DOSYA
       (kurulu sunucuda “npm run office --” yerine “angun-office” yazılır)

  Yazım kuralları:
    · “#” ile başlayan yerler açıklamadır, siteyi etkilemez.
    · Satır başındaki boşlukları bozmayın; sekme (Tab) kullanmayın.
    · İçinde iki nokta (:), kare (#) geçen ya da % ile başlayan metinleri tırnak
      içine alın: '%99,9'
    · Ondalık sayılar virgülle (0,05), büyük sayılar noktayla (185.000) yazılabilir.
 ─────────────────────────────────────────────────────────────────────────────`

export const COMMENTS: Readonly<Record<string, string>> = {
  ornek_veri: `“evet” kaldığı sürece bilgiler ÖRNEKTİR ve site “Örnek veri” uyarısı gösterir.
Bütün bilgileri kendi bilgilerinizle değiştirince “hayır” yazın; unutulan bir
örnek değer varsa program hangi satırda olduğunu söyler.`,
  'kurum.site_adresi': 'Sitenin kesin adresi; sonunda “/” olmadan.',
  'kurum.yetki_belgesi': `Her sayfanın altında ve “Hakkımızda” sayfasında görünür. “unvan” belgedeki tam unvandır;
KVKK aydınlatma metninde veri sorumlusu olarak da o yazar. “goruntu” isteğe bağlıdır: bu
dosyanın yanında duran bir .jpg dosyasının adıdır (en çok 1.600 piksel ve 300 kB, çekim
bilgileri olmadan). Panelden yüklerseniz bunlar kendiliğinden olur.`,
  'kurum.ticaret_sicili': `“Bilgi Toplumu Hizmetleri” başlığı altında yayımlanır. Her satır isteğe bağlıdır;
yazılmayan sitede yer almaz.`,
  'iletisim.adres.cevre': 'Sitede “… çevresinde” diye geçen semtler; yazmazsanız cümleler bunsuz kurulur.',
  'iletisim.sohbet': 'Mesajlaşma düğmesi: numara ülke koduyla ve yalnız rakamla yazılır (905551234567).',
  'iletisim.harita': `Haritadaki yeriniz (enlem ve boylam). Başka bir harita kullanmak isterseniz altına
“cerceve:” (gömülecek haritanın adresi) ve “baglanti:” (haritaya bağlantı) ekleyin.
“Yol tarifi” telefonun haritasında bu noktaya götürür; başka bir adres açsın
isterseniz “yol_tarifi:” ile yazın.`,
  'iletisim.nasil_gelinir': `Türkçe bilmeyen ziyaretçilerin sayfalarında (/en, /ru, /ar) yazar; hepsi isteğe bağlıdır.
“yer”: “Currency exchange in …” başlığının devamı. “yol”: tramvay durağı ve oradan yürüyüş.
O dilde yazmadığınızın yerine Türkçesi görünür; Türkçesi de yoksa satır hiç görünmez.`,
  calisma_saatleri: `Saatler “09:00-18:30” biçiminde; kapalı günlere “kapalı” yazın. Öğle arası olan günde:
  sali: 09:00-12:30, 13:30-18:30      (süslü ayraç içinde tırnakla: '09:00-12:30, 13:30-18:30')`,
  'calisma_saatleri.ozel_gunler': `
Bayramlar, arifeler ve saatleri farklı olan günler. Her gün bir satırdır.
Geçmiş günleri silebilirsiniz. Yeni yılın günlerini her aralık ayında ekleyin.`,
  duyuru: `Kurların üstünde görünen kısa bir duyuru; en çok 140 karakter. “bitis” yazılırsa o
dakikada kendiliğinden kalkar. Yoksa:   duyuru: yok
  duyuru:
    metin: Bugün 15.00’te kapanıyoruz.
    bitis: 2026-11-23 15:00`,
  hesap_sahibi: `Banka hesaplarının sahibi: bankada kayıtlı tam unvan. Havale ve EFT’de alıcı adı olarak
yazılır; bankalar başka bir adla gelen parayı geri çevirebilir.`,
  bankalar: `Banka hesapları. “kod”, IBAN’ın içindeki beş rakamlı banka kodudur. IBAN’ın denetim
basamakları her açılışta sınanır; yanlış yazılmış bir IBAN siteye çıkamaz.`,
  rakamlarla: 'Ana sayfadaki rakamlar.',
  yasal: 'İstenen evraklar sayfasındaki yasal tutarlar.',
  'yasal.kimlik_siniri_tl': 'Bu tutar ve üzerindeki işlemlerde kimlik tespiti zorunludur (TL).',
  'yasal.kimlik_usd': `Bu tutardan (ABD doları) başlayarak kimlik, sonraki tutardan başlayarak vergi numarası istenir;
ikisi de tutarın kendisini içerir. Avukatınıza danışın; yazmazsanız sitede hiç geçmez.`,
  'yasal.ceza_tl': `5549 sayılı Kanun uyarınca idari para cezası (TL) ve ait olduğu yıl. Her ocakta sınırları da
doğrulayıp yılı değiştirin; o zamana kadar panel hatırlatır.`,
  'yasal.yabanci_asgari_euro': 'Yabancı uyruklu gerçek kişilerin listesinin başladığı işlem tutarı (Euro).',
  buyuk_tutar_tl: `Bu tutarın (TL) üzerindeki hesaplarda ziyaretçiden gelmeden önce sorması istenir.
Yazmazsanız hiçbir tutar büyük sayılmaz.`,
  havale: `Banka hesapları sayfasında havale ve EFT için yazılanlar; yazmadığınız yer sayfada görünmez.
“aciklama_siniri_tl”: bir günde bunun üzerinde gönderilen parada açıklama istenir (TL).
“dekont_yaniti” ve “tapu_yaniti”: sık sorulan iki sorunun yanıtı. “bsmv_dahil” için “evet”
yazınca sayfada “Satış fiyatımıza BSMV dâhildir.” yazar.`,
  baglantilar: `Sitenin yönlendirdiği resmî sayfalar. “yetkili_muesseseler”, bakanlığın yetkili müesseseler
listesidir ve isteğe bağlıdır.`,
  'kurlar.paylar': `
Kâr payları: sağlayıcının fiyatına eklenir; eksi değer düşürür.
  0,05     her birime 5 kuruş ekler   (Japon Yeni: 100 yen başına)
  -0,05    her birimden 5 kuruş düşer
  "%0,25"  fiyatın yüzde 0,25’ini ekler (tırnakla yazın)
Payı olmayan dövizde ya da yönde sağlayıcının fiyatı olduğu gibi kalır. Alışa
genellikle eksi, satışa artı pay verilir. Örnek:
  USD:
    alis: -0,05
    satis: 0,05`,
  'kurlar.banknotlar': `
Hangi banknotu hangi fiyattan aldığınız; sitede, hesapta ve vitrinde yazar. Yoksa:   banknotlar: yok
  tahta    tabeladaki alış fiyatından
  -0,50    tabeladan elli kuruş düşük   (Japon Yeni: 100 yen başına)
  alınmaz  almıyorsunuz
  gişede   gişede bakılır (yalnız yırtık banknotta)
Yazmadığınız banknot için bir şey söylenmez. Örnek:
  banknotlar:
    USD:
      100-seritsiz: -0,50
      1-2: alınmaz
      yirtik: gişede
USD adları: 100-seritli, 100-seritsiz, 100-kucuk, 50, 20-5, 1-2, madeni, yirtik`,
  'kurlar.tazelik': `
Bir kur kaç dakikaya kadar “canlı”, kaç dakikaya kadar “gecikmeli” sayılır.`,
  'kurlar.sinirlar': `
Güvenlik sınırları: sağlayıcıdan gelen yanlış fiyatların siteye çıkmasını önler.`,
  'kurlar.sinirlar.makas_yuzde': 'Alış ile satış arası bundan genişse fiyat alınmaz.',
  'kurlar.sinirlar.sicrama_yuzde': 'Son fiyattan bundan çok sapan fiyat bekletilir…',
  'kurlar.sinirlar.teyit_yuzde': '…ikinci bir fiyat ona bu kadar yaklaşınca ya da bu kadar saniye değişmeyince geçer.',
  'kurlar.sinirlar.pay_yuzde':
    'Bir pay fiyatı bundan çok değiştirirse değişiklik alınmaz: 0,05 yerine 5 yazılmış olabilir.',
  'kurlar.sinirlar.banknot_yuzde': 'Bir banknotun farkı alış fiyatının bu kadarını aşarsa değişiklik alınmaz.',
  'kurlar.sinirlar.bulten_yuzde': `TCMB’nin son bülteninden bundan çok sapan fiyat, kaç kez gelirse gelsin siteye çıkmaz;
bülten de oraya gelince ya da siz onaylayınca geçer (npm run office -- approve USD).
Bülten yoksa önceki günün son fiyatına göre aynısı “gun_yuzde” ile yapılır. İki sınır
da ölçünün yaşıyla genişler: geçen her gün için onda biri kadar.`,
  altin: `Altın sayfası. Yoksa:   altin: yok
Açmak için “yok”u silip altına şunları yazın:
  altin:
    # Alıp sattıklarınız; ötekiler sitede “bilgi için” gösterilir.
    #   hepsi: gram altın ile bütün sikkeler     yok: hiçbiri     ya da bir liste:
    alinip_satilan: [gram, kulce-10, ceyrek-yeni, ceyrek-eski, yarim-yeni, yarim-eski, tam-yeni, tam-eski]
    # 22-ayar ve 14-ayar alıp satmak kuyum yetki belgesi ister; belgeniz varsa “evet” yazın.
    kuyum_yetki_belgesi: hayır
    # Sayfayı bir süre kapatmak için “hayır” yazın; liste ve paylar durur.
    yayinda: evet
    # Kâr payları, dövizdekiler gibi; tam lira da yazılabilir.
    # Külçeler (kulce-5 … kulce-100) yalnız listeye yazılırsa görünür. Sağlayıcı onlara fiyat vermez:
    # gram altının fiyatı ağırlıkla çarpılır, payınız eklenir. Her külçeye iki pay da yazılmalıdır (0 olabilir).
    paylar:
      ceyrek-yeni:
        alis: -20
        satis: 20
      kulce-10:
        alis: -100
        satis: 250
    # Bir ürünün sınırı ötekilerden başkaysa (yazılabilecekler: makas_yuzde, sicrama_yuzde, pay_yuzde, gun_yuzde):
    sinirlar:
      gumus:
        makas_yuzde: 15
  Adlar: gram, kulce-5, kulce-10, kulce-20, kulce-50, kulce-100, has, ceyrek-yeni, ceyrek-eski, yarim-yeni,
  yarim-eski, tam-yeni, tam-eski, gremse-yeni, gremse-eski, ata-yeni, ata-eski, ata-besli-yeni,
  ata-besli-eski, 22-ayar, 14-ayar, gumus; yalnız bilgi için: ons, has-dolar, kilo-dolar, kilo-euro, gumus-ons`,
  saglayici: `Anahtarla fiyat satan bir sağlayıcının (RATE_API_URL) kullandığı adlar; yalnızca bu dosyayla
değişir. “kod” bizdeki kod, “ad” sağlayıcının adı, “birim” fiyatın kaç birim için olduğudur.
Bizim biçimimizde gönderiyorsa:   saglayici: yok
  saglayici:
    alis: bid
    satis: ask
    zaman: time
    kodlar:
      - { kod: USD, ad: USD/TRY, birim: 1 }
      - { kod: JPY, ad: JPY/TRY, birim: 100 }`,
  veri_paylasimi: `Başka siteler fiyatlarınızı okuyabilsin mi? “evet” yazınca her site fiyatları kaynağıyla
okuyabilir (/veri); “hayır” iken hiçbiri okuyamaz.`,
  saklama: 'Kayıtlar kaç gün saklanır; süresi dolan silinir.',
  'saklama.mesajlar_gun':
    'İletişim formundan gelen mesajlar (KVKK aydınlatma metninde de bu süre yazar); en az 30. Kısaltılırsa bir gün sonra geçerli olur.',
  'saklama.gunlukler_gun': 'Sunucunun teknik günlükleri.',
  'saklama.dakikalik_kurlar_gun':
    'Dakikalık kurlar; süresi dolanlardan saatte bir kayıt kalır. Günlük kapanışlar silinmez.',
}
