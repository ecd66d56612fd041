export const title = 'İstenen evraklar'

export const description =
  'Gerçek kişiler, şirketler, adi ortaklıklar ve yabancılar için döviz işlemlerinde istenen belgeler ve kimlik tespiti kuralları.'
