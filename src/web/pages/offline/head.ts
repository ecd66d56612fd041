export const title = 'Bağlantı yok'

export const description = 'İnternet bağlantısı olmadan bu sayfa açılamıyor.'
