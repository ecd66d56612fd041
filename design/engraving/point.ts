/** In plate units, y downwards. A plate unit is one pixel at the size the plate is drawn for. */
export type Point = readonly [x: number, y: number]

export type Polygon = readonly Point[]

export const rectangle = (x: number, y: number, width: number, height: number): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** Points of an ellipse from one angle to another (radians, clockwise on screen), both ends included. */
export const ellipseArc = (
  [cx, cy]: Point,
  [rx, ry]: Point,
  [from, to]: readonly [number, number],
  steps: number,
): Polygon =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })

export const ellipse = (center: Point, radii: Point, steps = 48): Polygon =>
  ellipseArc(center, radii, [0, 2 * Math.PI * (1 - 1 / steps)], steps - 1)
