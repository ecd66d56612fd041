export const title = 'Banka hesap bilgilerimiz'

export const description = 'TL, USD ve EUR hesaplarımızın IBAN ve hesap numaraları. Bir dokunuşla kopyalayın.'
