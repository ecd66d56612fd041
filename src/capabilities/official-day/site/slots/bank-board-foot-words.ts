export const beforeLink = 'Geçmiş günler: '
