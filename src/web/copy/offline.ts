/** The words before and after the time at which the site last answered. */
export const unreachable = {
  withoutNetwork: 'İnternet bağlantısı yok.',
  withNetwork: 'Siteye şu anda ulaşılamıyor.',
  before: 'Gördüğünüz bilgiler',
  after: ' itibarıyladır.',
}

export const offlinePage = {
  title: 'Bağlantı yok',
  lead: 'Bu sayfa cihazınızda kayıtlı değil; internet bağlantısı gelince kendiliğinden açılır.',
  call: 'Kurları ve çalışma saatlerini telefonla sorabilirsiniz:',
  again: 'Yeniden dene',
}
