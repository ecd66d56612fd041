import { useEffect, useState } from 'react'
import type { MayStop } from '#contract/panel/sign-in-page.ts'
import { SECOND } from '#domain/calendar.ts'
import { haltDialogs, haltText } from '../../copy/panel-halts.ts'
import { stopAlone } from '../../copy/panel-sign-in.ts'
import { panelFrameWords } from '../../copy/panel-words.ts'
import { hand } from '../../ui/icons.ts'
import { FailureNote } from '../parts/FailureNote.tsx'
import { NoticeRow } from '../parts/notices.tsx'
import { PanelIcon } from '../parts/PanelIcon.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'

/** Stops all prices after the session has ended by idling. What it says of the site is asked for every second. */
export function StopAlone({ stop: { allHalted } }: { stop: MayStop }) {
  const { refresh, now } = usePanel()
  const { run, isUnderWay, answer, failure } = useAction('halt')
  const [isAsking, setAsking] = useState(false)
  const second = Math.floor(now / SECOND)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- each second asks once
  useEffect(refresh, [second])
  const halt = async (): Promise<void> => {
    await run({ codes: null, reason: '' })
    setAsking(false)
  }
  if (allHalted)
    return (
      <NoticeRow icon={hand} role="status">
        {answer === null ? stopAlone.halted : haltText(answer)}
      </NoticeRow>
    )
  return (
    <div className="stop-alone">
      <p className="fine">{isAsking ? haltDialogs.all.title : stopAlone.hint}</p>
      {answer?.reach === 'nowhere' ? (
        <NoticeRow tone="no" icon={hand} role="alert">
          {haltText(answer)}
        </NoticeRow>
      ) : null}
      <FailureNote failure={failure} />
      {isAsking ? (
        <>
          <button className="btn stop full" type="button" aria-busy={isUnderWay} onClick={() => void halt()}>
            <PanelIcon of={hand} />
            {haltDialogs.all.yes}
          </button>
          <button className="btn line full" type="button" onClick={() => setAsking(false)}>
            {panelFrameWords.cancel}
          </button>
        </>
      ) : (
        <button className="btn stop full" type="button" onClick={() => setAsking(true)}>
          <PanelIcon of={hand} />
          {stopAlone.button}
        </button>
      )}
    </div>
  )
}
