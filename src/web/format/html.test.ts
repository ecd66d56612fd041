import { expect, test } from 'vitest'
import { dataBlock, escape } from './html.ts'

const HOSTILE = '</script><script>alert(1)</script><!--" onload="'

test('no text is read as markup, and none ends the attribute that it stands in', () => {
  expect(escape(`Kur & ${HOSTILE}`)).toBe(
    'Kur &amp; &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--&quot; onload=&quot;',
  )
})

test('no text in its data can end a script, which reads it letter by letter', () => {
  const block = dataBlock('application/json', { name: HOSTILE }, 'page')
  const [, data = ''] = /^<script type="application\/json" id="page">(.*)<\/script>$/.exec(block) ?? []
  expect(data).not.toContain('<')
  expect(JSON.parse(data)).toEqual({ name: HOSTILE })
})
