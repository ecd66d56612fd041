import * as v from 'valibot'

/**
 * Messages between a test worker and the process that runs its sites (`site-host.ts`). Every request gets one answer.
 */
const settings = v.record(v.string(), v.string())
const numbered = { number: v.number() }

export const order = v.variant('kind', [
  v.object({ ...numbered, kind: v.literal('start'), folder: v.string(), settings, ahead: v.number() }),
  v.object({ ...numbered, kind: v.literal('put forward'), url: v.string(), ms: v.number() }),
  v.object({ ...numbered, kind: v.literal('stop'), url: v.string() }),
])

export const answer = v.object({
  /** The number of the request that this answers. */
  to: v.number(),
  failure: v.optional(v.string()),
  /** Set only in the answer to a start request. */
  site: v.optional(v.object({ url: v.string(), adminUrl: v.string(), panelUrl: v.string() })),
})

export type SiteRequest = v.InferOutput<typeof order>
export type Answer = v.InferOutput<typeof answer>
