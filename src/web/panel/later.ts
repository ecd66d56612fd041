import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

const loads: (() => Promise<unknown>)[] = []

/** Returns a component with a chunk of its own, which loads when it is drawn or in the background before. */
export function later<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  loads.push(load)
  return lazy(async () => ({ default: await load() }))
}

/** Loads all chunks in the background: pages then open at once, and a new release cannot remove a needed chunk. */
export async function loadLater(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()))
}
