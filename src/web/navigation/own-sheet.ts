import type { SiteRoute } from '../app/routes.tsx'

/** Of the sheets that were asked for since the document came. */
const arrivals = new WeakMap<HTMLLinkElement, Promise<void>>()

/** Brings a page that somebody walks to, with the sheet that it may have beside that of all pages: it never shows without. */
export async function bringPage({ page, ownSheet }: Pick<SiteRoute, 'page' | 'ownSheet'>): Promise<void> {
  await Promise.all([page.load(), ownSheet === undefined ? undefined : bringSheet(ownSheet)])
}

/** Where the document came with it, it is there; one that was asked for may be under way. */
async function bringSheet(href: string): Promise<void> {
  const link = sheetAt(href) ?? appendSheet(href)
  await arrivals.get(link)
}

function sheetAt(href: string): HTMLLinkElement | undefined {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return [...sheets].find((sheet) => sheet.getAttribute('href') === href)
}

function appendSheet(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const arrival = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`no sheet at ${href}`))
    })
  })
  arrivals.set(link, arrival)
  document.head.append(link)
  return link
}
