import type { WhySignedOut } from './panel-session.ts'

/** The page before sign-in. It must not reveal who works at the office. */
export const signInPanel = {
  title: 'Hoş geldiniz',
  text: 'Parola yok. Bu cihazda tanıttığınız parmak izi, yüz ya da ekran kilidi ile girersiniz.',
  closed: 'Oturum kapandı',
  why: {
    idle: 'Uzun süre işlem yapmadığınız için oturumunuz kapandı. Yayındaki fiyatlar bundan etkilenmez.',
    'device-removed': 'Bu cihazın girişi kaldırıldı. Yayındaki fiyatlar bundan etkilenmez.',
    ended: 'Oturumunuz kapatıldı. Yayındaki fiyatlar bundan etkilenmez.',
    'signed-out': 'Çıkış yaptınız. Yayındaki fiyatlar bundan etkilenmez.',
  } satisfies Readonly<Record<WhySignedOut, string>>,
  notKnown: 'Bu cihazı tanıtmadım',
  footer: (office: string) => `Bu sayfa yalnız ${office} çalışanları içindir.`,
}

export const noPasskeyPanel = {
  title: 'Bu cihaz tanınmıyor',
  lead: 'Bu telefonda ya da bilgisayarda panele ait bir giriş anahtarı yoksa:',
  ways: [
    {
      title: 'Tanıttığınız telefon yanınızdaysa',
      text: 'onunla girin; ya da “Başka cihazla gir”e dokunup karekodu o telefona okutun.',
    },
    {
      title: 'Yeni telefon aldıysanız',
      text: 'yöneticinizden tanıtma bağlantısı isteyin. Bağlantı 30 dakika geçerlidir.',
    },
    {
      title: 'Telefonunuz kaybolduysa',
      text: 'hemen yöneticinize söyleyin; eski telefonun girişini kapatır.',
    },
  ],
  other: 'Başka cihazla gir',
  again: 'Yeniden dene',
}
