const SECTION = `altin:
  alinip_satilan: hepsi
  durdurulan: yok
  paylar:
    ceyrek-yeni:
      alis: -10
      satis: 10
  sinirlar:
    gumus:
      makas_yuzde: 20
`

/** Returns the text of an office file with a gold section. */
export function withGold(text: string, section = SECTION): string {
  if (!text.includes('\naltin: yok\n')) throw new Error('the office file has no gold section to replace')
  return text.replace('\naltin: yok\n', `\n${section}`)
}
