export const goldCompared = {
  title: 'Aynı altın, hangi üründe kaça?',
  lead: 'Her ürünün satış fiyatı, içindeki has altına bölünür; has üzerindeki fark basım ve işçilik payıdır.',
  has: (price: string) => `Has altının satışı ${price}. Fiyatların en eskisi:`,
  noHas: 'Has altının fiyatı şu an yok. Fiyatların en eskisi:',
  product: 'Ürün',
  caption: 'Bir gram has altının her üründeki fiyatı',
  perGram: '1 g has için',
  premium: 'Has üzerine',
  bought: 'alışta',
  /** The text for a negative share, because a negative figure under "Has üzerine" would be misread. */
  under: (share: string) => `has altının ${share} altında`,
  fine: 'İçindeki has',
  sellBack: 'Bugün geri satsanız',
  cheapest: 'gramı en ucuz',
  noPremium: 'has fiyatı yok',
  none: 'Alım satımını yaptığımız ürünlerin şu an fiyatı yok. Gişeye sorunuz.',
  notes:
    '“Bugün geri satsanız”: aynı ürünü satış fiyatından alıp hemen alış fiyatından bozdurmanın bedelidir. “Has üzerine”: alışta hasın alış, satışta hasın satış fiyatına göre hesaplanır.',
}
