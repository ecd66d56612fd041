import type { CapabilityChecks } from '../../scripts/capability-checks.ts'
import { officialDayChecks } from './official-day/checks.ts'
import { openDataChecks } from './open-data/checks.ts'

/** What the scripts that check the whole product know of capabilities. */
export const CAPABILITY_CHECKS: readonly CapabilityChecks[] = [officialDayChecks, openDataChecks]
