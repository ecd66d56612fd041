export const offlinePage = {
  title: 'Bağlantı yok',
  lead: 'Bu sayfa cihazınızda kayıtlı değil; internet bağlantısı gelince kendiliğinden açılır.',
  call: 'Kurları ve çalışma saatlerini telefonla sorabilirsiniz:',
  again: 'Yeniden dene',
}
