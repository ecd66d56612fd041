import { PAGES } from '../../src/contract/paths.ts'

const { gold: _gold, ...PAGES_OF_ALL } = PAGES

/**
 * One path of each kind of page that every office has: those of the other currencies differ in words and figures only.
 */
export const EACH_KIND: readonly string[] = [...Object.values(PAGES_OF_ALL).map(({ path }) => path), '/rates/aud']
