// Writes src/web/ui/icons.ts: each Lucide icon as one path.
import { readFileSync, writeFileSync } from 'node:fs'
import { optimize } from 'svgo'
import { fromPackage } from './faces.mjs'

const target = new URL('../../src/web/ui/icons.ts', import.meta.url)
const source = readFileSync(target, 'utf8')
// The file is also the list of icons: to add one, add a line `export const landPlot: IconPath = 'M'` and run this.
const names = [...source.matchAll(/^export const (\w+): IconPath/gm)].map(([, name]) => name)
const head = source.slice(0, source.indexOf('export const '))

/** Lucide's names of icons that have another name here. */
const OTHER_NAMES = {
  calculatorIcon: 'calculator',
  entranceClosed: 'door-closed',
  entranceOpen: 'door-open',
  flask: 'flask-conical',
  key: 'key-round',
  phoneIcon: 'phone',
  refresh: 'refresh-cw',
  rotateBack: 'rotate-ccw',
  taxi: 'car-taxi-front',
  undo: 'undo-2',
}
const nameIn = (name) => OTHER_NAMES[name] ?? name.replaceAll(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)

const NUMBER = String.raw`(-?(?:\d+\.?\d*|\.\d+))`
const START = new RegExp(String.raw`^([mM])\s*${NUMBER}[\s,]*${NUMBER}[\s,]*(?=([-.\d])?)`)

/** Turns rounded rectangles into paths, because SVGO does not. */
function outlined(svg) {
  return svg.replaceAll(/<rect ([^>]*)\/>/g, (_, attributes) => {
    const read = (name) => Number(new RegExp(String.raw`\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? 0)
    const [x, y, w, h, r] = [read('x'), read('y'), read('width'), read('height'), read('rx') || read('ry')]
    const corner = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
    const [across, down] = [w - 2 * r, h - 2 * r]
    return `<path d="M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z"/>`
  })
}

function iconPath(name) {
  const { data } = optimize(outlined(fromPackage(`lucide-static/icons/${nameIn(name)}.svg`).toString()), {
    plugins: [
      'removeComments',
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'convertPathData', params: { floatPrecision: 3, makeArcs: false } },
    ],
  })
  if (/<(rect|circle|line|poly|ellipse)/.test(data)) throw new Error(`${name}: a shape was not turned into a path`)
  // Joined into one path, each start must be absolute; a start's further pairs are lines of its own kind.
  const absolute = (d) =>
    d.replace(START, (_, move, x, y, more) => `M${x} ${y}${more === undefined ? '' : move === 'm' ? 'l' : 'L'}`)
  return [...data.matchAll(/ d="([^"]+)"/g)].map(([, d]) => absolute(d)).join('')
}

const lines = names.map((name) => `export const ${name}: IconPath = '${iconPath(name)}'\n`)
writeFileSync(target, head + lines.join(''))
console.log(`${names.length} icons`)
