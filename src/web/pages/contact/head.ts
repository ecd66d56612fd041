export const title = 'İletişim'

export const description =
  'Adresimiz, telefon ve faks numaralarımız, çalışma saatlerimiz, haritadaki yerimiz ve mesaj formu.'

/** Screen readers read the title first; without it the page would sound like the one that was submitted. */
export const titleOfReturnedForm = (shortName: string) => `Mesaj gönderilmedi | ${shortName}`
