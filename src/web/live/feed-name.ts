import type { ProfileName } from './source-profile.ts'

/** What a component can ask to be kept alive while it is shown: a source by its profile, or one of the repeated calls. */
export type FeedName = ProfileName | 'summary' | 'bank'
