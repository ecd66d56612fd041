export const title = 'Sayfa bulunamadı'

export const description = 'Aradığınız sayfa bulunamadı.'
