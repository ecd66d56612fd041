import { fillPath, firstMatch } from '#contract/panel/match-path.ts'

/** A dialog with its own address, and the parameters of its path. */
export interface DialogPlace {
  readonly name: DialogName
  readonly params: Readonly<Record<string, string>>
}

/** The path of each dialog, and the page that opens under it if a person enters that path. */
const DIALOGS = {
  'halt-all': { path: '/durdur', page: '/' },
  'resume-all': { path: '/surdur', page: '/' },
  'halt-one': { path: '/fiyat/:kod/durdur', page: '/fiyat/:kod' },
  'resume-one': { path: '/fiyat/:kod/surdur', page: '/fiyat/:kod' },
  'remove-rules': { path: '/fiyat/:kod/banknotlar/kaldir', page: '/fiyat/:kod/banknotlar' },
  'erase-message': { path: '/mesajlar/:no/sil', page: '/mesajlar/:no' },
  restore: { path: '/gecmis/:no/don', page: '/gecmis' },
  'undo-version': { path: '/gecmis/:no/geri-al', page: '/gecmis' },
  role: { path: '/kisiler/:kisi/yetki', page: '/kisiler' },
  'sign-out-everywhere': { path: '/kisiler/:kisi/cikar', page: '/kisiler' },
  'remove-person': { path: '/kisiler/:kisi/kaldir', page: '/kisiler' },
  'remove-device': { path: '/kisiler/:kisi/cihaz/:cihaz/kaldir', page: '/kisiler' },
} as const

type DialogName = keyof typeof DIALOGS

const ROWS = Object.entries(DIALOGS).flatMap(([name, row]) => (isName(name) ? [{ name, ...row }] : []))

/** Returns the dialog at an address and the page under it; null means that the address belongs to a page. */
export function dialogAt(address: string): { readonly page: string; readonly dialog: DialogPlace } | null {
  const found = firstMatch(ROWS, address)
  if (found === null) return null
  const { row, params } = found
  return { page: fillPath<string>(row.page, params), dialog: { name: row.name, params } }
}

function isName(name: string): name is DialogName {
  return name in DIALOGS
}
