import { useState } from 'react'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import type { SignInPage } from '#contract/panel/sign-in.ts'
import { noPasskeyPanel, sessionOver, signInPanel } from '../../copy/panel-sign-in.ts'
import { fingerprint, type IconPath, key, qrCode, rotateBack } from '../../ui/icons.ts'
import { Sheet } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { NoticeRow } from '../parts/notices.tsx'
import { usePanel } from '../renewal/panel-context.ts'
import { Enrol, EnrolOver } from './Enrol.tsx'
import { type EntryProps, Entry, Failure, OwnDevice, type SignInFrame } from './Entry.tsx'
import { signInByPasskey } from './passkey.ts'
import { usePasskey } from './use-passkey.ts'

/** What stands before the panel: one button, and no password anywhere. */
export function SignIn({ frame, page }: { frame: SignInFrame; page: SignInPage }) {
  switch (page.kind) {
    case 'sign-in':
      return <Enter frame={frame} page={page} />
    case 'no-passkey':
      return <NoPasskey frame={frame} page={page} />
    case 'enrol':
      return <Enrol frame={frame} page={page} />
    case 'enrol-over':
      return <EnrolOver frame={frame} page={page} />
  }
}

function withReturn(path: string, returnTo: string): string {
  return returnTo === PANEL_PATHS.home ? path : `${path}?${new URLSearchParams({ sonra: returnTo }).toString()}`
}

function Enter({ frame, page }: EntryProps<'sign-in'>) {
  const { why, returnTo } = page
  return (
    <Entry frame={frame} title={why === null ? signInPanel.title : signInPanel.closed}>
      <p>{why === null ? signInPanel.text : signInPanel.why[why]}</p>
      <PasskeyButton label={signInPanel.enter} returnTo={returnTo} />
      <a className="lnk mid" href={withReturn(PANEL_PATHS.noPasskey, returnTo)}>
        {signInPanel.notKnown}
      </a>
    </Entry>
  )
}

interface PasskeyButtonProps {
  readonly label: string
  readonly returnTo: string
  readonly icon?: IconPath
}

/** Asks the device, then goes where the person wanted. */
function PasskeyButton({ label, returnTo, icon = fingerprint }: PasskeyButtonProps) {
  const [own, setOwn] = useState(false)
  const { failure, isUnderWay, ask } = usePasskey(
    () => signInByPasskey(own),
    () => location.assign(returnTo),
  )
  return (
    <>
      <OwnDevice own={own} onOwn={setOwn} />
      <button className="btn big full" type="button" disabled={isUnderWay} onClick={ask}>
        <Icon of={icon} />
        {label}
      </button>
      <Failure text={failure} />
      <noscript>
        <p>{signInPanel.noScript}</p>
      </noscript>
    </>
  )
}

function NoPasskey({ frame, page: { returnTo } }: EntryProps<'no-passkey'>) {
  const { title, lead, ways, other, again } = noPasskeyPanel
  return (
    <Entry frame={frame} title={title}>
      <NoticeRow icon={key}>{lead}</NoticeRow>
      <ol className="todo">
        {ways.map((way) => (
          <li key={way.title}>
            <span>
              <b>{way.title}</b> {way.text}
            </span>
          </li>
        ))}
      </ol>
      <PasskeyButton label={other} returnTo={returnTo} icon={qrCode} />
      <a className="lnk mid" href={withReturn(PANEL_PATHS.signIn, returnTo)}>
        <Icon of={rotateBack} />
        {again}
      </a>
    </Entry>
  )
}

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
