export const title = 'Mesajınız alındı'

export const description = 'Mesajınız bize ulaştı.'
