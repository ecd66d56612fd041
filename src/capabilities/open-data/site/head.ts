export const title = 'Veri'

export const description = 'Kurlarımız sitenizde ya da programınızda: JSON, sınırlar, koşullar.'
