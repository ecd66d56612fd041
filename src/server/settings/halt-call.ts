import * as v from 'valibot'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'

/** The admin listener's call by which a command halts or resumes prices in the running server: `POST /halts`. */

const code = v.picklist(INSTRUMENT_IDS)

const requestSchema = v.object({
  codes: v.array(code),
  halted: v.boolean(),
  by: v.nullable(v.string()),
})

export type HaltRequest = v.InferOutput<typeof requestSchema>

/** Returns null for an invalid body. */
export function readHaltRequest(body: unknown): HaltRequest | null {
  const read = v.safeParse(requestSchema, body)
  return read.success ? read.output : null
}

const resultSchema = v.object({
  /** The requested codes that the office trades. */
  codes: v.array(code),
  halted: v.boolean(),
  /**
   * `everywhere`: all replicas have applied the change. `here`: this process has applied it, and the others are
   * unknown. `nowhere`: the change has no effect, because a resumption needs the store, or because another person undid
   * it.
   */
  reach: v.picklist(['everywhere', 'here', 'nowhere']),
  /** The place of a halt: the store, a file of this machine until the store is back, or memory only. */
  kept: v.picklist(['store', 'file', 'memory']),
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

export interface HaltOptions {
  readonly by: string | null
  readonly reason: string | null
}

export type SetHalted = (codes: readonly InstrumentId[], halted: boolean, options: HaltOptions) => Promise<HaltResult>
