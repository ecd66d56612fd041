import type { Island } from '../islands/index.ts'

/** The style sheets that are being loaded. */
const arrivals = new WeakMap<HTMLLinkElement, Promise<void>>()

/** Loads a page's code and, if it has one, its own style sheet. Rejects if either fails. */
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
      reject(new Error(`failed to load the style sheet ${href}`))
    })
  })
  arrivals.set(link, arrival)
  document.head.append(link)
  return link
}
