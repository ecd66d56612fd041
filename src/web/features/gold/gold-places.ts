import { PAGES } from '#contract/paths.ts'

/** Parts of the page to which an answer without scripts leads: whoever asked there stands there again. */
export const GOLD_PLACES = { compared: 'karsilastirma', budget: 'butce', jewellery: 'taki' } as const

/** "/altin?sirala=az-kayip#karsilastirma" */
export function goldAddress(search: string, place: keyof typeof GOLD_PLACES): string {
  return `${PAGES.gold.path}${search}#${GOLD_PLACES[place]}`
}
