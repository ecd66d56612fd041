import { useState } from 'react'
import { sessionOver, signInButton } from '../../copy/panel-session.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { fingerprint } from '../../ui/icons.ts'
import { ActNote } from '../parts/ActNote.tsx'
import { RefusedNote } from '../parts/sentence-notes.tsx'
import { usePanel } from '../state/panel-context.ts'
import type { Ended } from '../state/use-panel-state.ts'
import { OwnDevice } from './OwnDevice.tsx'
import { signInByPasskey } from './passkey.ts'
import { StopAlone } from './StopAlone.tsx'
import { usePasskey } from './use-passkey.ts'

/** The dialog after the session has ended. Typed text stays in the hidden page until the person signs in again. */
export function SessionOver({ ended: { why, stop } }: { ended: Ended }) {
  const { address, refresh } = usePanel()
  const [own, setOwn] = useState(false)
  const { failure, isUnderWay, ask } = usePasskey(() => signInByPasskey(own), refresh)
  // Escape closes a native dialog, so mount it again to show it again.
  const [times, setTimes] = useState(0)
  return (
    <Dialog key={times} open onClose={() => setTimes(times + 1)} title={sessionOver.title} size="question">
      <p>
        <span>{sessionOver.why[why ?? 'ended']}</span> <span>{sessionOver.text}</span>
      </p>
      <OwnDevice own={own} onOwn={setOwn} />
      <RefusedNote text={failure} />
      <DialogActions>
        <Button disabled={isUnderWay} onClick={ask}>
          <Icon of={fingerprint} />
          {signInButton}
        </Button>
        <Button kind="line" onClick={() => location.assign(address)}>
          {sessionOver.leave}
        </Button>
      </DialogActions>
      {stop === null ? null : <StopAlone stop={stop} />}
      <ActNote />
    </Dialog>
  )
}
