import { expect, test } from 'vitest'
import { panelCookie } from './origin.ts'

test('the panel’s cookie is read only if the request has exactly one of its name', () => {
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
