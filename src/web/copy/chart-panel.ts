/** What the chart says before its code is there, and what a table of the past says as well. */
export const chartPanel = {
  demo: 'Bu geçmiş örnek verilerden üretilmiştir, gerçek kur değildir.',
  loading: 'Grafik yukleniyor...',
  missing: 'Grafik şu anda açılamıyor.',
  again: 'Yeniden dene',
  close: 'Grafiği kapat',
} as const
