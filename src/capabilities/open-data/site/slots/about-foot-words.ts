export const beforeLink = 'Kurlarımızı siteniz ya da programınız için okumak isterseniz:'
