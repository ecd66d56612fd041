import { bowed, level, upright } from '../engraving/hatch.ts'
import type { Plate } from '../engraving/plate.ts'
import { rectangle } from '../engraving/point.ts'
import { column, flat } from '../engraving/tone.ts'

export interface MinaretForm {
  readonly height: number
  readonly width: number
  readonly balconies: number
  /** The share of the full darkness: less for distant buildings. */
  readonly strength?: number
}

export function drawMinaret(plate: Plate, cx: number, base: number, form: MinaretForm): void {
  const { height, width, balconies, strength = 1 } = form
  const cap = height * 0.19
  const bodyTop = base - height + cap
  const balconyAt = (i: number) => bodyTop + (base - bodyTop) * (0.1 + i * 0.2)
  let lower = base
  let shaft = width
  for (let i = balconies - 1; i >= -1; i--) {
    const upper = i >= 0 ? balconyAt(i) : bodyTop
    plate.add(
      rectangle(cx - shaft / 2, upper, shaft, lower - upper),
      column(cx, shaft, 0.02, 0.8 * strength),
      bowed(cx, shaft / 2, shaft * 0.14, 3),
      0.7,
    )
    if (i >= 0) {
      drawBalcony(plate, cx, upper, { shaft, drop: width * 0.95, strength })
      shaft *= 0.9
    }
    lower = upper
  }
  plate.add(
    [
      [cx - shaft * 0.66, bodyTop],
      [cx, bodyTop - cap],
      [cx + shaft * 0.66, bodyTop],
    ],
    column(cx, shaft * 1.3, 0.32, 0.98 * strength),
    bowed(cx, shaft * 0.66, 2, 2.6),
  )
  plate.add(rectangle(cx - 0.8, bodyTop - cap - 10, 1.6, 12), flat(0.95), level(2), 0.5)
}

/** The gallery (şerefe): corbels below, parapet above. */
function drawBalcony(
  plate: Plate,
  cx: number,
  y: number,
  { shaft, drop, strength }: { shaft: number; drop: number; strength: number },
): void {
  const width = shaft * 1.75
  plate.add(
    [
      [cx - width / 2, y - drop * 0.5],
      [cx + width / 2, y - drop * 0.5],
      [cx + shaft / 2, y + drop * 0.7],
      [cx - shaft / 2, y + drop * 0.7],
    ],
    column(cx, width, 0.25, 0.95 * strength),
    bowed(cx, width / 2, 2, 2.4),
    0.7,
  )
  const parapet = rectangle(cx - width / 2, y - drop, width, drop * 0.55)
  plate.add(parapet, column(cx, width, 0.05, 0.6 * strength), upright(2.6), 0.7)
}
