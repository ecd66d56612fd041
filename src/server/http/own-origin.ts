/** Whether a page of ours asks: of the site's own address, or of the host that it asks by. Programs without a browser send no Origin and are welcome. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, own: string): boolean {
  return origin === undefined || origin === own || URL.parse(origin)?.host === host
}
