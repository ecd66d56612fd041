export const linkText = 'TCMB’nin bir günkü kuru, efektif ve bülteniyle'
