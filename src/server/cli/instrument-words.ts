/** What commands say of metals. */

export const NO_GOLD = 'Kurum dosyasında “altin:” bölümü yok: sitede altın sayfası kapalı.'
