import type { SiteRoute } from '../routes.tsx'

/** Brings a page that somebody walks to, with the sheet that it may have beside that of all pages: it never shows without. */
export async function bringPage({ page, ownSheet }: Pick<SiteRoute, 'page' | 'ownSheet'>): Promise<void> {
  await Promise.all([page.bring(), ownSheet === undefined ? undefined : bringSheet(ownSheet)])
}

/** Where the document came with it, or somebody was on that page before, it is there. */
async function bringSheet(href: string): Promise<void> {
  if (sheetAt(href) !== undefined) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`no sheet at ${href}`))
    })
    document.head.append(link)
  })
}

function sheetAt(href: string): HTMLLinkElement | undefined {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return [...sheets].find((sheet) => sheet.getAttribute('href') === href)
}
