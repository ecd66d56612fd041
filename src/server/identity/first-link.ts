import { UNNAMED_PERSON } from '#contract/panel/pages/people-page.ts'
import type { OfficePeople } from './people.ts'

/**
 * Returns the link for the first person. Null means that a device is registered already, or that nobody can sign in
 * here.
 */
export async function firstLink(people: Pick<OfficePeople, 'list' | 'add' | 'invite'>): Promise<string | null> {
  const known = await people.list()
  if (known.some(({ devices }) => devices.length > 0)) return null
  const manager = known.find(({ role, closed }) => role === 'yonetici' && !closed)
  const added = manager === undefined ? await people.add({ name: UNNAMED_PERSON, role: 'yonetici' }, null) : null
  const id = manager?.id ?? (added?.ok === true ? added.value.id : null)
  const invited = id === null ? null : await people.invite(id, null)
  return invited?.ok === true ? invited.value.link : null
}
