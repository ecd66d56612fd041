import { useState } from 'react'
import { sessionOver, signInPanel } from '../../copy/panel-sign-in.ts'
import { fingerprint } from '../../ui/icons.ts'
import { Sheet } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { usePanel } from '../renewal/panel-context.ts'
import { Failure, OwnDevice } from './Entry.tsx'
import { signInByPasskey } from './passkey.ts'
import { usePasskey } from './use-passkey.ts'

/** Over a page whose session has ended: what was typed stays in it, and goes on once its person is back. */
export function SessionOver() {
  const { path, follow } = usePanel()
  const [own, setOwn] = useState(false)
  const { failure, isUnderWay, ask } = usePasskey(() => signInByPasskey(own), follow)
  return (
    <Sheet title={sessionOver.title} text={sessionOver.text}>
      <OwnDevice own={own} onOwn={setOwn} />
      <Failure text={failure} />
      <div className="go">
        <button className="btn" type="button" disabled={isUnderWay} onClick={ask}>
          <Icon of={fingerprint} />
          {signInPanel.enter}
        </button>
        <a className="btn line" href={path}>
          {sessionOver.leave}
        </a>
      </div>
    </Sheet>
  )
}
