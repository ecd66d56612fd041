/** The text of an office file that shares its prices; `framers`: who may frame the table, as it is written. */
export function withSharing(text: string, framers: string): string {
  if (!text.includes('\nveri_paylasimi: yok\n')) throw new Error('the file says nothing of sharing')
  return text.replace('\nveri_paylasimi: yok\n', `\nveri_paylasimi:\n  gomebilen_siteler: ${framers}\n`)
}
