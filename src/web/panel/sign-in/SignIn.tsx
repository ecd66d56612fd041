import { useState } from 'react'
import type { SignInPage } from '#contract/panel/sign-in-page.ts'
import { signInButton } from '../../copy/panel-session.ts'
import { noPasskeyPanel, signInPanel } from '../../copy/panel-sign-in.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { fingerprint, type IconPath, key, qrCode, rotateBack } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RefusedNote } from '../parts/sentence-notes.tsx'
import { usePanel } from '../state/panel-context.ts'
import { Enrol, EnrolOver } from './Enrol.tsx'
import { type EntryProps, Entry, type SignInFrame } from './Entry.tsx'
import { OwnDevice } from './OwnDevice.tsx'
import { signInByPasskey } from './passkey.ts'
import { StopAlone } from './StopAlone.tsx'
import { usePasskey } from './use-passkey.ts'
import entry from './Entry.module.css'
import styles from './SignIn.module.css'

/** The pages before sign-in. A passkey is the only way to sign in. */
export function SignIn({ frame, page }: { frame: SignInFrame; page: SignInPage }) {
  switch (page.kind) {
    case 'sign-in':
      return <Enter frame={frame} page={page} />
    case 'enrol':
      return <Enrol frame={frame} page={page} />
    case 'enrol-over':
      return <EnrolOver frame={frame} page={page} />
  }
}

function Enter({ frame, page: { why, stop } }: EntryProps<'sign-in'>) {
  // The advice for a person without a passkey needs no request.
  const [isKnown, setKnown] = useState(true)
  if (!isKnown) return <NoPasskey frame={frame} onAgain={() => setKnown(true)} />
  return (
    <Entry frame={frame} title={why === null ? signInPanel.title : signInPanel.closed}>
      <p>{why === null ? signInPanel.text : signInPanel.why[why]}</p>
      <PasskeyButton label={signInButton} />
      <Button kind="text" className={entry.centred} onClick={() => setKnown(false)}>
        {signInPanel.notKnown}
      </Button>
      {stop === null ? null : <StopAlone stop={stop} />}
    </Entry>
  )
}

interface PasskeyButtonProps {
  readonly label: string
  readonly icon?: IconPath
}

/** Asks the device for a passkey, then refreshes the page. */
function PasskeyButton({ label, icon = fingerprint }: PasskeyButtonProps) {
  const { refresh } = usePanel()
  const [own, setOwn] = useState(false)
  const { failure, isUnderWay, ask } = usePasskey(() => signInByPasskey(own), refresh)
  return (
    <>
      <OwnDevice own={own} onOwn={setOwn} />
      <Button wide className={entry.passkey} disabled={isUnderWay} onClick={ask}>
        <Icon of={icon} />
        {label}
      </Button>
      <RefusedNote text={failure} />
    </>
  )
}

function NoPasskey({ frame, onAgain }: { frame: SignInFrame; onAgain: () => void }) {
  const { title, lead, ways, other, again } = noPasskeyPanel
  return (
    <Entry frame={frame} title={title}>
      <Notice tone="fair" icon={key}>
        {lead}
      </Notice>
      <ol className={styles.ways}>
        {ways.map((way) => (
          <li key={way.title}>
            <span>
              <b>{way.title}</b> {way.text}
            </span>
          </li>
        ))}
      </ol>
      <PasskeyButton label={other} icon={qrCode} />
      <Button kind="text" className={entry.centred} onClick={onAgain}>
        <Icon of={rotateBack} />
        {again}
      </Button>
    </Entry>
  )
}
