import type { CapabilityChecks } from '../../scripts/capability-checks.ts'
import { officialDayChecks } from './official-day/checks.ts'
import { openDataChecks } from './open-data/checks.ts'

/** The parts of capabilities in the checks of the whole product. */
export const CAPABILITY_CHECKS: readonly CapabilityChecks[] = [officialDayChecks, openDataChecks]
