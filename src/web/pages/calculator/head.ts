export const title = 'Kaç lira eder? Döviz hesaplama'

export const description =
  'Bozduracağınız ya da alacağınız döviz kaç lira eder? Gişenin doğru kuruyla, kuruşuna kadar; makası ve TCMB kuruna uzaklığıyla.'
