import type { Island } from '../islands/index.ts'

/** The sheets that were asked for since the document came, until they are there. */
const arrivals = new WeakMap<HTMLLinkElement, Promise<void>>()

/** Loads a page with the sheet that it may have beside that of all pages: it never shows without. */
export async function loadPage({ page, ownSheet }: { page: Pick<Island, 'load'>; ownSheet?: string }): Promise<void> {
  await Promise.all([page.load(), ownSheet === undefined ? undefined : loadSheet(ownSheet)])
}

async function loadSheet(href: string): Promise<void> {
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
