/** The comment at the top of a written office file. */
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
