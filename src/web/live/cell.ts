import { useSyncExternalStore } from 'react'

export interface Cell<Value> {
  /** The value that the server rendered. The browser's first render must use it. */
  readonly initial: Value
  readonly get: () => Value
  readonly subscribe: (listener: () => void) => () => void
}

export interface WritableCell<Value> extends Cell<Value> {
  /** Calls the listeners only if the value has changed. */
  readonly set: (value: Value) => void
}

export function createCell<Value>(initial: Value): WritableCell<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Joins several cells into one. Its array changes only if one of the values changes. */
export function joinCells<Value>(cells: readonly Cell<Value>[]): Cell<readonly Value[]> {
  const initial = cells.map((cell) => cell.initial)
  let last = initial
  return {
    initial,
    get: () => {
      if (cells.some((cell, index) => cell.get() !== last[index])) last = cells.map((cell) => cell.get())
      return last
    },
    subscribe: (listener) => subscribeToAll(cells, listener),
  }
}

export function subscribeToAll(cells: readonly Cell<unknown>[], listener: () => void): () => void {
  const stops = cells.map((cell) => cell.subscribe(listener))
  return () => {
    for (const stop of stops) stop()
  }
}

export function useCell<Value>(cell: Cell<Value>): Value {
  return useSyncExternalStore(cell.subscribe, cell.get, () => cell.initial)
}
