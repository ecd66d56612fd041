import { type ReactNode, useEffect, useState } from 'react'
import { answers } from '../navigation/answers.ts'

type PartComponent<Props> = (props: Props) => ReactNode

/** A part of a page whose code comes in a chunk of its own. */
export interface LazyPart<Props> {
  /** Brings the chunk; whoever asks anew has it tried again. */
  readonly bring: () => Promise<PartComponent<Props>>
  /** What was brought before. */
  readonly brought: () => PartComponent<Props> | undefined
}

export type PartLoad<Props> =
  | { readonly kind: 'here'; readonly Part: PartComponent<Props> }
  | { readonly kind: 'coming' }
  | { readonly kind: 'missing'; readonly again: () => void }

/** Unlike React.lazy it shows at once what is there, without a moment of suspense, and a chunk that failed can be asked for again. */
export function lazyPart<Props>(load: () => Promise<PartComponent<Props>>): LazyPart<Props> {
  let component: PartComponent<Props> | undefined
  return {
    bring: async () => (component ??= await load()),
    brought: () => component,
  }
}

/** Brings a part that is wanted now, and tells how far that is. */
export function useLazyPart<Props>({ bring, brought }: LazyPart<Props>): PartLoad<Props> {
  const [way, setWay] = useState<'coming' | 'here' | 'missing'>('coming')
  useEffect(() => {
    let gone = false
    const tell = (found: 'here' | 'missing') => () => {
      if (!gone) setWay(found)
    }
    bring().then(tell('here'), tell('missing'))
    return () => {
      gone = true
    }
  }, [bring])

  const again = async (): Promise<void> => {
    setWay('coming')
    try {
      await bring()
      setWay('here')
    } catch {
      // As on a walk: where the site answers, the code went with an older release, or the browser remembers that it failed.
      if (await answers(location.pathname)) location.reload()
      else setWay('missing')
    }
  }

  const Part = brought()
  if (Part !== undefined) return { kind: 'here', Part }
  return way === 'missing' ? { kind: 'missing', again: () => void again() } : { kind: 'coming' }
}
