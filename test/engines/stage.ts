import type { EnginePage } from './page.ts'
import type { Sites } from './sites.ts'

/** What the checks of one engine share: one browser, and the sites. */
export interface Stage extends Pick<Sites, 'demo' | 'panel' | 'market'> {
  readonly page: EnginePage
}

export type OnStage = () => Stage
