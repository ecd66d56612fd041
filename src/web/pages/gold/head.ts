export const title = 'Altın fiyatları: gram, çeyrek, yarım, tam ve Ata lira'

export const description =
  'Gram altın, çeyrek, yarım, tam, gremse ve Ata liranın canlı alış ve satış fiyatları, yeni ve eski yan yana; ayarı, ağırlığı ve saf altına göre farkı.'
