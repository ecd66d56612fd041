export const title = 'Bir günün kuru: TCMB döviz ve efektif kurları'

export const description =
  'Merkez Bankasının bir tarihteki döviz ve efektif alış, satış kurları; o tarihte geçerli olan bülten, numarası ve ayın tablosu.'
