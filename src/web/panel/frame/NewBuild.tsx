import { useEffect, useState } from 'react'
import { newBuild as copy } from '../../copy/panel-failures.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { noteReload, reloadedFor } from '../state/panel-address.ts'
import { usePanel } from '../state/panel-context.ts'

interface NewBuildProps {
  /** The address of the running script. `current` is the address in the server's build. */
  readonly own: string
  readonly current: string
  /** True while a dialog covers the page. */
  readonly isAsking: boolean
  readonly reload: () => void
}

/**
 * Reloads the tab once when the server runs another build. If the person has touched the page, or a reload did not
 * load the new build, a notice offers the reload instead. The frame stays usable, so prices can be stopped.
 */
export function NewBuild({ own, current, isAsking, reload }: NewBuildProps) {
  const { address } = usePanel()
  const [touched, setTouched] = useState<string | null>(null)
  const isOther = own !== current
  // If a reload did not load the new build, do not reload again.
  const mustAsk = isAsking || touched === address || reloadedFor() === current
  useEffect(() => {
    const touch = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('main') !== null) setTouched(address)
    }
    document.addEventListener('input', touch)
    document.addEventListener('click', touch)
    return () => {
      document.removeEventListener('input', touch)
      document.removeEventListener('click', touch)
    }
  }, [address])
  useEffect(() => {
    if (!isOther || mustAsk) return
    noteReload(current)
    reload()
  }, [isOther, mustAsk, current, reload])
  if (!isOther || !mustAsk) return null
  return (
    <Notice
      tone="fair"
      title={copy.title}
      role="status"
      below={
        <Button kind="line" onClick={reload}>
          {copy.reload}
        </Button>
      }
    >
      {copy.text}
    </Notice>
  )
}
