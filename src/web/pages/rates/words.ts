export const ratesPage = {
  title: 'Döviz Kurları',
  lead: 'Gişe kurlarımız ve Merkez Bankası kurları yan yana. Grafiğini görmek için bir para birimi seçin.',
  history: 'TCMB geçmiş kurlar',
  gold: 'Altın fiyatları',
  terms: 'Kurlar nasıl okunur?',
  buy: {
    title: 'Alış kuru',
    text: 'Gişemizin sizden döviz satın aldığı kurdur. Dolarınızı bozdururken bu kur geçerlidir.',
  },
  sell: {
    title: 'Satış kuru',
    text: 'Gişemizin size döviz sattığı kurdur. Dolar alırken bu kur geçerlidir.',
  },
  spread: {
    title: 'Makas',
    text: 'Satış ile alış kuru arasındaki farktır. Makas daraldıkça işlem maliyeti düşer.',
    /** Introduces the example and names its currency. */
    example: 'Dolar örneği:',
  },
}
