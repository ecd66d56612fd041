import * as v from 'valibot'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'

/**
 * The admin listener's calls by which a command halts or resumes prices in the running server: `POST /halts`, and `GET
 * /halts` with the halts in force.
 */

const code = v.picklist(INSTRUMENT_IDS)
const codes = v.pipe(v.array(code), v.readonly())
const ids = v.pipe(v.array(v.string()), v.readonly())

const requestSchema = v.object({
  /** Made by the command. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  codes: v.pipe(v.array(code), v.minLength(1)),
  by: v.nullable(v.string()),
  /** The acts whose halts end; null halts the prices. */
  seen: v.nullable(ids),
})

export type HaltRequest = v.InferOutput<typeof requestSchema>

/** Returns null for an invalid body. */
export function readHaltRequest(body: unknown): HaltRequest | null {
  const read = v.safeParse(requestSchema, body)
  return read.success ? read.output : null
}

const inForceSchema = v.object({ halts: v.array(v.object({ code, acts: ids })) })

/** Returns the halts in force from the answer to `GET /halts`; null for another answer. */
export function readHaltsInForce(body: unknown) {
  const read = v.safeParse(inForceSchema, body)
  return read.success ? read.output.halts : null
}

const resultSchema = v.object({
  /** The requested codes that the office trades. */
  codes,
  halted: v.boolean(),
  /**
   * `everywhere`: all replicas have applied the change. `here`: this process has applied it, and the others are
   * unknown. `nowhere`: the change has no effect any more, because another person undid it.
   */
  reach: v.picklist(['everywhere', 'here', 'nowhere']),
  /** The place of a halt: the store, a file of this machine until the store is back, or memory only. */
  kept: v.picklist(['store', 'file', 'memory']),
  /** The codes of a resumption that somebody halted again in the meantime. A site of the release before names none. */
  again: v.optional(codes, []),
  /** Names of the replicas that have not confirmed the change; null means that they could not be asked. */
  unconfirmedReplicas: v.nullable(v.pipe(v.array(v.string()), v.readonly())),
  /** ms until the outcome was known. */
  took: v.number(),
})

export type HaltResult = Readonly<v.InferOutput<typeof resultSchema>>

export function readHaltResult(body: unknown): HaltResult | null {
  const read = v.safeParse(resultSchema, body)
  return read.success ? read.output : null
}
