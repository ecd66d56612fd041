import { openDataSettings } from './open-data/settings.ts'

/** The settings of the capabilities, which follow those of the core in the office file. */
export const CAPABILITY_SETTINGS = {
  ...openDataSettings,
}
