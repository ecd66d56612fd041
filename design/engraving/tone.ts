/** How dark the picture is at a place: 0 is bare paper, 1 is solid ink. The light comes from the left. */
export type Tone = (x: number, y: number) => number

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x))

export const mix = (a: number, b: number, t: number): number => a + (b - a) * clamp(t)

/** 0 at `from`, 1 at `to`, with a gentle start and end; `from` may be the larger. */
export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export const flat =
  (darkness: number): Tone =>
  () =>
    darkness

export const downwards =
  ([y0, dark0]: readonly [number, number], [y1, dark1]: readonly [number, number]): Tone =>
  (_, y) =>
    mix(dark0, dark1, (y - y0) / (y1 - y0))

export const rightwards =
  ([x0, dark0]: readonly [number, number], [x1, dark1]: readonly [number, number]): Tone =>
  (x) =>
    mix(dark0, dark1, (x - x0) / (x1 - x0))

/** A round column, with reflected light on its far edge. */
export const column =
  (cx: number, width: number, light = 0.06, dark = 0.82): Tone =>
  (x) => {
    const u = (x - cx) / (width / 2)
    return mix(light, dark, smooth(-0.55, 0.78, u) - 0.28 * smooth(0.8, 1, u) + 0.3 * smooth(-0.6, -1, u))
  }

export const vault =
  (cx: number, cy: number, rx: number, ry: number, light = 0.04, dark = 0.86): Tone =>
  (x, y) => {
    const u = (x - cx) / rx
    const v = (cy - y) / ry
    const shade = smooth(-0.42, 0.88, u * 0.86 - v * 0.3 + 0.1)
    return mix(light, dark, shade + 0.22 * smooth(-0.72, -1, u) - 0.2 * smooth(0.86, 1, u))
  }
