import { expect, test } from 'vitest'
import { wrapped } from './terminal-text.ts'

test.each([
  ['  - Kurumun bilgileri örnek. → panelde', 24, ['  - Kurumun bilgileri', '    örnek. → panelde']],
  ['Ayrıntısı: npm run office', 12, ['Ayrıntısı:', 'npm run', 'office']],
  ['    https://panel.ornek.com/tanit/uzun', 20, ['    https://panel.ornek.com/tanit/uzun']],
  ['Kısa', 80, ['Kısa']],
  ['  --from KİM  Bu adresten gelenlerin hepsi.', 36, ['  --from KİM  Bu adresten gelenlerin', '              hepsi.']],
  ['messages erase [NO] [--from KİM]', 30, ['messages erase [NO]', '[--from KİM]']],
  ['Bir borudan geçen uzun satır', undefined, ['Bir borudan geçen uzun satır']],
])('a line that is longer than the terminal is wrapped and indented: %s', (line, columns, rows) => {
  expect(wrapped(line, columns)).toEqual(rows)
})
