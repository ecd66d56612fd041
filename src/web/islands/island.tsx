import { type ReactNode, useEffect, useState } from 'react'
import { siteAnswers } from './network.ts'

/** A part of the site, or a whole page, whose code comes in a chunk of its own. */
export interface Island<Props extends object = object> {
  /** Before the ids in it, where it has a React root of its own. */
  readonly prefix: string
  /**
   * Loads the chunk. Rejects where that fails; the next call tries again, but many browsers remember a module that failed
   * for as long as the document lives.
   */
  readonly load: () => Promise<void>
  readonly isLoaded: () => boolean
  /** Renders at once what was loaded before; throws if nothing was. */
  readonly Component: (props: Props) => ReactNode
}

/**
 * In place of React.lazy, which suspends once even for a chunk that is there: while hydrating, that would throw away the
 * server's markup, and a failure would take away the page that shows. The server loads every island before it renders.
 */
export function island<Props extends object = object>(
  load: () => Promise<(props: Props) => ReactNode>,
  prefix = '',
): Island<Props> {
  let Loaded: ((props: Props) => ReactNode) | undefined
  return {
    prefix,
    load: async () => {
      Loaded ??= await load()
    },
    isLoaded: () => Loaded !== undefined,
    Component: (props) => {
      if (Loaded === undefined) throw new Error('an island is rendered before its code was loaded')
      return <Loaded {...props} />
    },
  }
}

export type IslandState =
  | { readonly kind: 'here' }
  | { readonly kind: 'coming' }
  | { readonly kind: 'missing'; readonly again: () => void }

/** Loads an island that is wanted now. */
export function useIsland({ load, isLoaded }: Pick<Island, 'load' | 'isLoaded'>): IslandState {
  const [state, setState] = useState<IslandState['kind']>('coming')
  useEffect(() => {
    let isGone = false
    const settle = (kind: 'here' | 'missing') => () => {
      if (!isGone) setState(kind)
    }
    load().then(settle('here'), settle('missing'))
    return () => {
      isGone = true
    }
  }, [load])

  const again = async (): Promise<void> => {
    setState('coming')
    try {
      await load()
      setState('here')
    } catch {
      // Where the site answers, the code went with an older release, or the browser remembers that it failed.
      if (await siteAnswers(location.pathname)) location.reload()
      else setState('missing')
    }
  }

  if (isLoaded()) return { kind: 'here' }
  return state === 'missing' ? { kind: 'missing', again: () => void again() } : { kind: 'coming' }
}
