import * as v from 'valibot'

/** What a worker tells the process that holds its sites (`site-host.ts`), and what that answers: once to each order. */
const settings = v.record(v.string(), v.string())
const numbered = { number: v.number() }

export const order = v.variant('kind', [
  v.object({ ...numbered, kind: v.literal('start'), folder: v.string(), settings, ahead: v.number() }),
  v.object({ ...numbered, kind: v.literal('put forward'), url: v.string(), ms: v.number() }),
  v.object({ ...numbered, kind: v.literal('stop'), url: v.string() }),
])

export const answer = v.object({
  /** The number of the order. */
  to: v.number(),
  failure: v.optional(v.string()),
  /** Of an order to start one. */
  site: v.optional(v.object({ url: v.string(), adminUrl: v.string(), panelUrl: v.string() })),
})

export type SiteRequest = v.InferOutput<typeof order>
export type Answer = v.InferOutput<typeof answer>
