import { userInfo } from 'node:os'
import { expect, test } from 'vitest'
import { personHere } from './person.ts'

test('who calls is whom sudo has let in; without it, or with a name that is none, who is logged in', () => {
  expect(personHere({ SUDO_USER: 'ayse' }, []).by).toBe('ayse')
  const login = userInfo().username
  expect(personHere({}, []).by).toBe(login)
  expect(personHere({ SUDO_USER: 'ayse\n2026 kemal' }, []).by).toBe(login)
})

test('nobody is asked where the answer would be a program’s', () => {
  expect(personHere({}, ['status', '--json']).ask).toBeNull()
})
