import type { IncomingHttpHeaders } from 'node:http'

/** Whether a page of ours asks: of the site's own address, or of the host that it asks by. Programs without a browser send no Origin and are welcome. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, own: string): boolean {
  return origin === undefined || origin === own || URL.parse(origin)?.host === host
}

/**
 * The same of a form that a browser sends by itself. A page whose visitor keeps its address secret has the Origin "null", as many foreign ones
 * do; `Sec-Fetch-Site`, which no page can write, tells them apart. Browsers too old for both have a foreign page's form taken: it gains what any
 * program does, one more message to the office.
 */
export function isOwnForm(
  { origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  host: string | undefined,
  own: string,
): boolean {
  if (site === 'cross-site' || site === 'same-site') return false
  return isOwnOrigin(origin, host, own) || (origin === 'null' && site === 'same-origin')
}
