/** Texts for the chart while its code loads, which the table of past prices also uses. */
export const chartPanel = {
  demo: 'Bu geçmiş örnek verilerden üretilmiştir, gerçek kur değildir.',
  loading: 'Grafik yukleniyor...',
  missing: 'Grafik şu anda açılamıyor.',
  again: 'Yeniden dene',
  close: 'Grafiği kapat',
} as const
