import type { CapabilityChecks } from '../../../scripts/capability-checks.ts'

export const openDataChecks: CapabilityChecks = { budgets: { data: 83.7 } }
