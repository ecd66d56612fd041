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

/** Returns the dialog at an address and the page under it; null means that the address belongs to a page. */
export function dialogAt(address: string): { readonly page: string; readonly dialog: DialogPlace } | null {
  const [path = ''] = address.split('?', 1)
  for (const [name, row] of Object.entries(DIALOGS)) {
    const params = paramsOf(row.path, path)
    if (params !== null && isName(name)) return { page: filled(row.page, params), dialog: { name, params } }
  }
  return null
}

function isName(name: string): name is DialogName {
  return name in DIALOGS
}

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return null
  }
  return params
}

function filled(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
}
