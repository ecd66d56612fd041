import { type Polygon, ellipseArc } from '../engraving/point.ts'

/** An opening that stands on `base`; `pointed` raises its crown above the half circle. */
export function arch(cx: number, base: number, width: number, height: number, pointed = 0): Polygon {
  const r = width / 2
  const rise = r * (1 + pointed)
  const spring = base - height + rise
  const crown =
    pointed === 0
      ? ellipseArc([cx, spring], [r, r], [Math.PI, 2 * Math.PI], 16)
      : [
          ...ellipseArc([cx, spring], [r, rise], [Math.PI, 1.5 * Math.PI], 10),
          ...ellipseArc([cx, spring], [r, rise], [1.5 * Math.PI, 2 * Math.PI], 10),
        ]
  return [[cx - r, base], ...crown, [cx + r, base]]
}

export const halfDome = (cx: number, base: number, rx: number, ry: number): Polygon =>
  ellipseArc([cx, base], [rx, ry], [Math.PI, 2 * Math.PI], 40)
