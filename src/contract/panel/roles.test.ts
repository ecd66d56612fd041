import { expect, test } from 'vitest'
import { type Permission, PERMISSIONS, may, type Role } from './roles.ts'

const isPermission = (name: string): name is Permission => name in PERMISSIONS

const permissionsOf = (role: Role): Permission[] =>
  Object.keys(PERMISSIONS)
    .filter(isPermission)
    .filter((permission) => may(role, permission))

test('a clerk may only read, answer messages and halt prices', () => {
  expect(permissionsOf('gise')).toEqual(['read', 'answer', 'halt'])
})

test('only a manager may restore, erase, export and manage accounts', () => {
  const ofManager = permissionsOf('yonetici').filter((permission) => !permissionsOf('fiyat').includes(permission))
  expect(ofManager).toEqual(['restore', 'erase', 'export', 'people'])
})
