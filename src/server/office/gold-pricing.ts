import { METAL_CODES, type MetalCode } from '#domain/instrument.ts'
import type { SideMargins } from '#domain/margin.ts'
import type { QuoteGuards } from '#domain/quote-rules.ts'
import { METAL_NAMES } from './metal-names.ts'
import { basisPoints, marginsOf } from './office-numbers.ts'
import type { OfficeText } from './schema.ts'

export type GoldText = NonNullable<OfficeText['altin']>

/** What the office adds to the prices of metals. */
export function goldMargins({ paylar }: GoldText): Partial<Record<MetalCode, SideMargins>> {
  return ofWritten((name) => paylar[name] && marginsOf(paylar[name]))
}

/** In what the office's limits are others for a metal than for everything, and than its record says. */
export function goldGuards({ sinirlar }: GoldText): Partial<Record<MetalCode, Partial<QuoteGuards>>> {
  return ofWritten((name) => {
    const { makas_yuzde, sicrama_yuzde, pay_yuzde, gun_yuzde } = sinirlar[name] ?? {}
    return {
      ...(makas_yuzde !== undefined && { spreadLimit: basisPoints(makas_yuzde) }),
      ...(sicrama_yuzde !== undefined && { jumpLimit: basisPoints(sicrama_yuzde) }),
      ...(pay_yuzde !== undefined && { marginLimit: basisPoints(pay_yuzde) }),
      ...(gun_yuzde !== undefined && { dayLimit: basisPoints(gun_yuzde) }),
    }
  })
}

function ofWritten<Value extends object>(
  valueOf: (name: (typeof METAL_NAMES)[MetalCode]) => Value | undefined,
): Partial<Record<MetalCode, Value>> {
  return Object.fromEntries(
    METAL_CODES.flatMap((code) => {
      const value = valueOf(METAL_NAMES[code])
      return value === undefined || Object.keys(value).length === 0 ? [] : [[code, value]]
    }),
  )
}
