import { useState } from 'react'
import type { SignInReply } from '#contract/panel/sign-in.ts'

interface Passkey {
  /** In Turkish; null: nothing went wrong. */
  readonly failure: string | null
  readonly isUnderWay: boolean
  readonly ask: () => void
}

/** Asks the device by a button, and says why where it came to nothing. `done` is given the address to go to. */
export function usePasskey(
  ask: () => Promise<SignInReply>,
  done: (goTo: string) => void = (goTo) => location.assign(goTo),
): Passkey {
  const [failure, setFailure] = useState<string | null>(null)
  const [isUnderWay, setUnderWay] = useState(false)
  const run = async (): Promise<void> => {
    setUnderWay(true)
    setFailure(null)
    const reply = await ask()
    setUnderWay(false)
    if (reply.status === 'success') done(reply.goTo)
    else setFailure(reply.message)
  }
  return { failure, isUnderWay, ask: () => void run() }
}
