export const messageReceived = {
  title: 'Mesajınız alındı',
  call: 'Beklemek istemezseniz bize çalışma saatlerinde telefonla da ulaşabilirsiniz:',
  rates: 'Döviz kurlarına bak',
  home: 'Ana sayfaya dön',
} as const
