import { useEffect, useState } from 'react'
import { newBuild as copy } from '../../copy/panel-failures.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { noteReload, reloadedFor } from '../state/panel-address.ts'
import { usePanel } from '../state/panel-context.ts'

interface NewBuildProps {
  /** The address of the script that runs, and of the one in the server's build. */
  readonly own: string
  readonly current: string
  /** A question stands over the page. */
  readonly isAsking: boolean
  readonly reload: () => void
}

/**
 * Loads a tab anew once the server runs another build. If somebody has touched the page, or the reload has changed
 * nothing, a notice offers it instead. The frame, with its stop, works meanwhile.
 */
export function NewBuild({ own, current, isAsking, reload }: NewBuildProps) {
  const { address } = usePanel()
  const [touched, setTouched] = useState<string | null>(null)
  const isOther = own !== current
  // A page that comes back as it was is not loaded a second time.
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
