import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { STATE_PATH, STREAM_PATH } from '../../src/contract/panel/page.ts'
import { signInButton } from '../../src/web/copy/panel-session.ts'
import { panelFrameWords } from '../../src/web/copy/panel-words.ts'

/** Words and addresses that only the panel contains. */
const OF_PANEL = [panelFrameWords.name, signInButton, STREAM_PATH, STATE_PATH, 'webauthn']

const textsIn = (folder: string): (readonly [file: string, text: string])[] =>
  globSync(`${folder}/**/*.{js,css,html,json}`).map((file) => [file, readFileSync(file, 'utf8')] as const)

test('no public file contains anything of the panel', () => {
  const found = textsIn('dist/client').flatMap(([file, text]) =>
    OF_PANEL.filter((word) => text.toLowerCase().includes(word.toLowerCase())).map((word) => `${file}: ${word}`),
  )
  expect(found).toEqual([])
})

test("the panel's own files contain all its words and addresses", () => {
  const texts = textsIn('dist/panel')
  for (const word of OF_PANEL)
    expect(texts.some(([, text]) => text.toLowerCase().includes(word.toLowerCase()))).toBe(true)
  const names = globSync('dist/panel/assets/*.{js,css}').map((file) => basename(file))
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => !/-[\w-]{8}\.(?:js|css)$/.test(name))).toEqual([])
})
