import * as v from 'valibot'
import { byMetalName, haltedMetals, tradedMetals, WORKED_GOLD } from './metal-values.ts'
import { bareWord } from './spelling.ts'
import { decimal, group, sides, text, yesOrNo } from './values.ts'

const limits = group({
  makas_yuzde: v.optional(decimal(0.01, 100)),
  sicrama_yuzde: v.optional(decimal(0.01, 100)),
  pay_yuzde: v.optional(decimal(0.01, 20)),
  gun_yuzde: v.optional(decimal(1, 100)),
})

const section = v.pipe(
  group({
    alinip_satilan: tradedMetals,
    kuyum_yetki_belgesi: v.optional(yesOrNo, 'hayır'),
    durdurulan: v.optional(haltedMetals, 'yok'),
    paylar: v.optional(group(byMetalName(v.optional(sides))), {}),
    sinirlar: v.optional(group(byMetalName(v.optional(limits))), {}),
  }),
  // An exchange office may trade coins and bars; what a jeweller works needs a jeweller's licence.
  v.forward(
    v.check(
      ({ alinip_satilan, kuyum_yetki_belgesi }) =>
        kuyum_yetki_belgesi || !alinip_satilan.some((code) => WORKED_GOLD.has(code)),
      '22-ayar ve 14-ayar alıp satmak kuyum yetki belgesi ister; belgeniz varsa “kuyum_yetki_belgesi: evet” satırını ekleyin',
    ),
    ['alinip_satilan'],
  ),
)

/** The gold board of the office; null, "yok" or left out: there is none. */
export const goldSection = v.lazy((written) =>
  typeof written === 'string'
    ? v.pipe(
        text,
        v.check((word) => bareWord(word) === 'yok', '“yok” ya da altında “alinip_satilan” alanı olmalı'),
        v.transform(() => null),
      )
    : section,
)
