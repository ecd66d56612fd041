export const beforeLink = '. Gün gün: '
