import { useEffect, useState } from 'react'

/** Half of the time that the first slide stays: long after the page has become usable, and early enough for the next one. */
const DUE_AFTER = 2500

interface PicturesDue {
  /** False until the pictures of the hidden slides may load. */
  readonly due: boolean
  /** Somebody reaches for the banner. */
  readonly hurry: () => void
}

/** An engraving is work for a phone when it comes: the hidden ones stay away from the moments in which the page wakes up. */
export function usePicturesDue(): PicturesDue {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DUE_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return { due, hurry: () => setDue(true) }
}
