export const notFound = {
  title: 'Sayfa bulunamadı',
  lead: 'Aradığınız sayfa kaldırılmış ya da adresi yanlış yazılmış olabilir. Aşağıdaki sayfalardan devam edebilirsiniz.',
  pages: {
    home: { title: 'Ana sayfa', text: 'Güncel dolar ve euro kurları, bir bakışta.' },
    rates: { title: 'Döviz kurları', text: 'Gişe kurlarımız, Merkez Bankası kurları ve kur geçmişi.' },
    accounts: { title: 'Banka hesaplarımız', text: 'TL, USD ve EUR hesaplarımızın IBAN ve hesap numaraları.' },
    documents: { title: 'İstenen evraklar', text: 'İşlem yapmak için yanınızda bulunması gereken belgeler.' },
    about: { title: 'Hakkımızda', text: 'Kurumumuz, değerlerimiz ve kurumsal politikamız.' },
    contact: { title: 'İletişim', text: 'Adresimiz, çalışma saatlerimiz ve mesaj formumuz.' },
  },
} as const
