import type { EnginePage } from './page.ts'
import type { Sites } from './sites.ts'

/** The browser page and the sites that the checks of one engine share. */
export interface Stage extends Pick<Sites, 'demo' | 'panel' | 'market'> {
  readonly page: EnginePage
}

export type OnStage = () => Stage
