import type { PointSource } from '#contract/call-answers.ts'
import type { HealthReport } from '../health/index.ts'
import type { PageBuild } from '../pages/index.ts'
import type { Settings, Surroundings } from '../runtime/index.ts'
import type { SettingsInForce } from '../settings/index.ts'
import type { Store } from '../store/index.ts'
import type { SharedReport } from './report.ts'

/** The running site beside which the panel opens. */
export interface PanelOptions extends Surroundings {
  readonly settings: Settings
  readonly readHealth: () => Promise<HealthReport>
  readonly office: SettingsInForce
  readonly store: Store
  /** Whose the record of prices is. */
  readonly source: PointSource
  readonly build: PageBuild
}

/** The same with one reading of how it is for all pages that stand open. */
export interface PanelSurroundings extends PanelOptions {
  readonly report: SharedReport
}
