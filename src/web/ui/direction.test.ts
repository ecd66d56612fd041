import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FORBIDDEN = [
  // Physical sides. Backgrounds and masks have no logical positions.
  /(?:^|[\s{;])(?:(?:margin|padding|border|inset)-)?(?:left|right)(?:-(?:color|width|style))?\s*:/,
  /border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  // A translation along the line whose sign does not follow the direction of the text.
  /translate\s*:(?!\s*(?:none|0\b))(?!.*var\(--(?:forward|x)\b)[^;]*;/,
  /translateX\(/,
]

test('styles have logical sides, and translations along a line follow the direction of the text', () => {
  const physical = globSync('src/web/**/*.css').flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        FORBIDDEN.some((each) => each.test(line)) ? [`${path}:${index + 1} ${line.trim()}`] : [],
      ),
  )
  expect(physical).toEqual([])
})
