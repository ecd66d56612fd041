/** The permissions in the panel. */

export const ROLES = ['gise', 'fiyat', 'yonetici'] as const

export type Role = (typeof ROLES)[number]

const CHANGES: readonly Role[] = ['fiyat', 'yonetici']
const MANAGES: readonly Role[] = ['yonetici']

/** Everybody may halt prices, because a halt is always safe. Ending a halt needs the permission to change prices. */
export const PERMISSIONS = {
  read: ROLES,
  answer: ROLES,
  halt: ROLES,
  resume: CHANGES,
  price: CHANGES,
  approve: CHANGES,
  undo: CHANGES,
  notice: CHANGES,
  hours: CHANGES,
  facts: CHANGES,
  gold: CHANGES,
  restore: MANAGES,
  erase: MANAGES,
  export: MANAGES,
  people: MANAGES,
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type Permission = keyof typeof PERMISSIONS

/** Returns true if a role has a permission. The server checks each request; pages hide what it would refuse. */
export function may(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = PERMISSIONS[permission]
  return allowed.includes(role)
}
