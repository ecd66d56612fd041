import { useState } from 'react'

interface Passkey {
  /** In Turkish; null: nothing went wrong. */
  readonly failure: string | null
  readonly isUnderWay: boolean
  readonly ask: () => void
}

/** Asks the device by a button, and says why where it came to nothing. */
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
