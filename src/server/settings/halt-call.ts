import * as v from 'valibot'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import type { HaltOptions, HaltResult } from './halts.ts'

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
  codes: v.array(code),
  halted: v.boolean(),
  reach: v.picklist(['everywhere', 'here', 'nowhere'] satisfies HaltResult['reach'][]),
  kept: v.picklist(['store', 'file', 'memory'] satisfies HaltResult['kept'][]),
  unconfirmedReplicas: v.nullable(v.array(v.string())),
  took: v.number(),
})

export function readHaltResult(body: unknown): HaltResult | null {
  const read = v.safeParse(resultSchema, body)
  return read.success ? read.output : null
}

export type SetHalted = (codes: readonly InstrumentId[], halted: boolean, options: HaltOptions) => Promise<HaltResult>
