import { beforeEach, expect, test } from 'vitest'
import { createVisitorPool } from './visitor-pool.ts'

interface Held {
  readonly name: string
}

let closed: string[]
let pool: ReturnType<typeof createVisitorPool<Held>>

beforeEach(() => {
  closed = []
  pool = createVisitorPool<Held>({ perVisitor: 2, inAll: 4 }, ({ name }) => closed.push(name))
})

const enter = (name: string, visitor: string | null): Held => {
  const held = { name }
  pool.enter(held, visitor)
  return held
}

test('the oldest of a visitor gives way, and those of others stay', () => {
  enter('first', 'Ayşe')
  enter('other', 'Kemal')
  enter('second', 'Ayşe')
  enter('third', 'Ayşe')
  expect(closed).toEqual(['first'])
})

test('the oldest of all gives way in a full pool', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) enter(name, name)
  expect(closed).toEqual(['a'])
})

test('a member that enters again is the newest, and counts only for its new visitor', () => {
  const first = enter('first', 'Ayşe')
  enter('second', 'Ayşe')
  pool.enter(first, null)
  enter('third', 'Ayşe')
  expect(closed).toEqual([])
  enter('fourth', 'Kemal')
  enter('fifth', 'Kemal')
  expect(closed).toEqual(['second'])
})

test('a member that has left takes no place', () => {
  const first = enter('first', 'Ayşe')
  pool.leave(first)
  enter('second', 'Ayşe')
  enter('third', 'Ayşe')
  expect(closed).toEqual([])
})
