import { expect, test } from 'vitest'
import { panelCookie } from './origin.ts'

test('a session is read from one cookie, and from none where there are two', () => {
  const { read } = panelCookie('https://panel.angun.example', 'session')
  expect(read('a=b; __Host-panel=token; c=d')).toBe('token')
  expect([undefined, '', 'panel=token', '__Host-panel=', '__Host-panel=a; __Host-panel=b'].map(read)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
