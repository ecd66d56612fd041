import { PAGES } from '../../src/contract/paths.ts'

const { gold: _gold, ...PAGES_OF_ALL } = PAGES

/** One path for each kind of page that every office has. The other currencies differ only in words and figures. */
export const EACH_KIND: readonly string[] = [...Object.values(PAGES_OF_ALL).map(({ path }) => path), '/rates/aud']
