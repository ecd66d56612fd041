import { useState } from 'react'

interface Passkey {
  /** A Turkish sentence; null means that nothing went wrong. */
  readonly failure: string | null
  readonly isUnderWay: boolean
  readonly ask: () => void
}

/** Asks the device for a passkey at the press of a button, and reports the failure as a sentence. */
export function usePasskey(ask: () => Promise<string | null>, done: () => void): Passkey {
  const [failure, setFailure] = useState<string | null>(null)
  const [isUnderWay, setUnderWay] = useState(false)
  const run = async (): Promise<void> => {
    setUnderWay(true)
    setFailure(null)
    const refusal = await ask()
    setUnderWay(false)
    setFailure(refusal)
    if (refusal === null) done()
  }
  return { failure, isUnderWay, ask: () => void run() }
}
