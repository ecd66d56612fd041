import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

/** Work whose runs end when the test resolves them. */
function heldWork() {
  const runs: PromiseWithResolvers<void>[] = []
  const work = (): Promise<void> => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  }
  return { runs, work }
}

test('coalesce starts the work immediately if no run is active', () => {
  const { runs, work } = heldWork()
  void coalesce(work)()
  expect(runs).toHaveLength(1)
})

test('coalesce joins all calls during a run into one further run', async () => {
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

test('a failed run rejects its own callers, and the next run still starts', async () => {
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

test('coalesce starts a new run after the last one has ended', async () => {
  const { runs, work } = heldWork()
  const ask = coalesce(work)
  const first = ask()
  runs[0]?.resolve()
  await first
  void ask()
  expect(runs).toHaveLength(2)
})

test('a call between a run and the queued run shares the queued run', async () => {
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
