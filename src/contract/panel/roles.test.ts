import { expect, test } from 'vitest'
import { type Permission, PERMISSIONS, may, type Role } from './roles.ts'

const isAct = (name: string): name is Permission => name in PERMISSIONS

const actsOf = (role: Role): Permission[] =>
  Object.keys(PERMISSIONS)
    .filter(isAct)
    .filter((act) => may(role, act))

test('a clerk at the counter reads, answers and halts, and does nothing else', () => {
  expect(actsOf('gise')).toEqual(['read', 'answer', 'halt'])
})

test('only a manager manages people, restores, erases and exports', () => {
  const ofManager = actsOf('yonetici').filter((act) => !actsOf('fiyat').includes(act))
  expect(ofManager).toEqual(['restore', 'erase', 'export', 'people'])
})
