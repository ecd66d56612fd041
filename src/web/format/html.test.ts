import { expect, test } from 'vitest'
import { dataBlock, escape } from './html.ts'

const HOSTILE = '</script><script>alert(1)</script><!--" onload="'

test('escape replaces the characters of markup and quotes', () => {
  expect(escape(`Kur & ${HOSTILE}`)).toBe(
    'Kur &amp; &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--&quot; onload=&quot;',
  )
})

test('dataBlock escapes text that would end the script element', () => {
  const block = dataBlock('application/json', { name: HOSTILE }, 'page')
  const [, data = ''] = /^<script type="application\/json" id="page">(.*)<\/script>$/.exec(block) ?? []
  expect(data).not.toContain('<')
  expect(JSON.parse(data)).toEqual({ name: HOSTILE })
})
