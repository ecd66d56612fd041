import { expect, test } from 'vitest'
import { coalesce, createMutex } from './coalesce.ts'

/** Work whose runs end when the test says so. */
function heldWork() {
  const runs: PromiseWithResolvers<void>[] = []
  const work = (): Promise<void> => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  }
  return { runs, work }
}

test('work that nobody does is done at once', () => {
  const { runs, work } = heldWork()
  void coalesce(work)()
  expect(runs).toHaveLength(1)
})

test('who asks during a run gets one more after it, together with all others who ask', async () => {
  const { runs, work } = heldWork()
  const ask = coalesce(work)
  const first = ask()
  const later = [ask(), ask(), ask()]
  expect(runs).toHaveLength(1)

  runs[0]?.resolve()
  await first
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve()
  await Promise.all(later)
  expect(runs).toHaveLength(2)
})

test('a run that fails fails for those who waited for it, and the next one runs all the same', async () => {
  const { runs, work } = heldWork()
  const ask = coalesce(work)
  const first = ask()
  const second = ask()
  runs[0]?.reject(new Error('no answer'))
  await expect(first).rejects.toThrow('no answer')
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve()
  await second
})

test('after a run the next question begins anew', async () => {
  const { runs, work } = heldWork()
  const ask = coalesce(work)
  const first = ask()
  runs[0]?.resolve()
  await first
  void ask()
  expect(runs).toHaveLength(2)
})

test('who asks between a run and the one queued behind it shares the queued one', async () => {
  const { runs, work } = heldWork()
  const ask = coalesce(work)
  const first = ask()
  const queued = ask()
  const between = runs[0]?.promise.then(() => ask())
  runs[0]?.resolve()
  await first
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve()
  await Promise.all([queued, between])
  expect(runs).toHaveLength(2)
})

test('pieces of work that take turns begin when those before have ended, also in failure', async () => {
  const { runs, work } = heldWork()
  const turn = createMutex()
  const first = turn(work)
  const second = turn(work)
  await expect.poll(() => runs.length).toBe(1)
  runs[0]?.reject(new Error('disk full'))
  await expect(first).rejects.toThrow('disk full')
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve()
  await second
})
