import { KEPT_SINCE, STANDS_IN } from '#contract/kept-page.ts'

/** Whether the page that shows is one that was kept, or stands for one: the site did not answer when it was asked for. */
export function isKeptDocument(): boolean {
  return document.documentElement.matches(`[${KEPT_SINCE}], [${STANDS_IN}]`)
}
