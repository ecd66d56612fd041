import { useEffect, useState } from 'react'
import type { MayStop } from '#contract/panel/sign-in-page.ts'
import { SECOND } from '#domain/calendar.ts'
import { haltDialogs, haltText } from '../../copy/panel-halts.ts'
import { stopAlone } from '../../copy/panel-session.ts'
import { panelFrameWords } from '../../copy/panel-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { hand } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { FailureNote } from '../parts/sentence-notes.tsx'
import { TechnicianCall } from '../parts/TechnicianCall.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import styles from './StopAlone.module.css'

/** Stops all prices after the session has ended by idling. The displayed state is polled every second. */
export function StopAlone({ stop: { allHalted } }: { stop: MayStop }) {
  const { refresh, now } = usePanel()
  const { run, isUnderWay, answer, failure } = useAction('halt')
  const [isAsking, setAsking] = useState(false)
  const second = Math.floor(now / SECOND)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- poll once a second
  useEffect(refresh, [second])
  const halt = async (): Promise<void> => {
    await run({ codes: null, reason: '' })
    setAsking(false)
  }
  if (allHalted)
    return (
      <Notice tone="fair" icon={hand} role="status">
        {answer === null ? stopAlone.halted : haltText(answer)}
      </Notice>
    )
  return (
    <div className={styles.stop}>
      <p className="fine">{isAsking ? haltDialogs.all.title : stopAlone.hint}</p>
      {answer?.reach === 'nowhere' ? (
        <Notice tone="bad" icon={hand} role="alert">
          <span>{haltText(answer)}</span>
          <TechnicianCall />
        </Notice>
      ) : null}
      <FailureNote failure={failure} isStop />
      {isAsking ? (
        <>
          <Button stop wide aria-busy={isUnderWay} onClick={() => void halt()}>
            <Icon of={hand} />
            {haltDialogs.all.yes}
          </Button>
          <Button kind="line" wide onClick={() => setAsking(false)}>
            {panelFrameWords.cancel}
          </Button>
        </>
      ) : (
        <Button stop wide onClick={() => setAsking(true)}>
          <Icon of={hand} />
          {stopAlone.button}
        </Button>
      )}
    </div>
  )
}
