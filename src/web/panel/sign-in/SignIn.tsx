import { type ReactNode, useId, useState } from 'react'
import type { PanelPage } from '#contract/panel/page.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import type { SignInPage } from '#contract/panel/sign-in.ts'
import logoDark from '../../assets/marks/logo-dark.svg'
import logo from '../../assets/marks/logo.svg'
import { endText, untilText } from '../../copy/panel-moments.ts'
import { enrolOverPanel, enrolPanel, noPasskeyPanel, signInPanel } from '../../copy/panel-sign-in.ts'
import { initialsOf, panelFrame } from '../../copy/panel.ts'
import { circleAlert, hourglass } from '../../ui/icons.ts'
import { fingerprint, key, qrCode, rotateBack } from '../icons.ts'
import { Icon } from '../parts/Icon.tsx'
import { NoticeRow } from '../parts/NoticeRow.tsx'
import { enrolDevice, signInByPasskey } from './passkey.ts'
import { usePasskey } from './use-passkey.ts'

type SignInFrame = Extract<PanelPage, { body: SignInPage }>['frame']

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

interface BodyProps<Kind extends SignInPage['kind']> {
  readonly frame: SignInFrame
  readonly page: Extract<SignInPage, { kind: Kind }>
}

function Entry({ frame, title, children }: { frame: SignInFrame; title: string; children: ReactNode }) {
  return (
    <div className="entry">
      <div className="g" />
      <header className="entry-h">
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={logoDark} />
          <img src={logo} alt={signInPanel.logo(frame.officeName)} width={210} height={50} />
        </picture>
      </header>
      <main className="entry-b">
        <div className="note">
          <header className="pv-h on-night">
            <p className="pv-t">{panelFrame.name}</p>
          </header>
          <div className="in">
            <h1>{title}</h1>
            {children}
          </div>
        </div>
      </main>
      <footer className="entry-f">{signInPanel.footer(frame.officeName)}</footer>
    </div>
  )
}

function withReturn(path: string, returnTo: string): string {
  return returnTo === PANEL_PATHS.home ? path : `${path}?${new URLSearchParams({ sonra: returnTo }).toString()}`
}

function Enter({ frame, page }: BodyProps<'sign-in'>) {
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

/** Asks the device, then goes where the person wanted. */
function PasskeyButton({
  label,
  returnTo,
  icon = fingerprint,
}: {
  label: string
  returnTo: string
  icon?: typeof key
}) {
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

export function OwnDevice({ own, onOwn }: { own: boolean; onOwn: (own: boolean) => void }) {
  const id = useId()
  return (
    <div>
      <label className="ck">
        <input type="checkbox" checked={own} aria-describedby={id} onChange={({ target }) => onOwn(target.checked)} />
        <span>{signInPanel.own}</span>
      </label>
      <p className="fine" id={id}>
        {signInPanel.ownHint}
      </p>
    </div>
  )
}

export function Failure({ text }: { text: string | null }) {
  return text === null ? null : (
    <NoticeRow tone="no" icon={circleAlert} role="alert">
      {text}
    </NoticeRow>
  )
}

function NoPasskey({ frame, page: { returnTo } }: BodyProps<'no-passkey'>) {
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

function Enrol({ frame, page }: BodyProps<'enrol'>) {
  const { name, role, invitedBy, expiresAt, token } = page
  const [deviceName, setDeviceName] = useState<string>(enrolPanel.deviceNames.phone)
  const [own, setOwn] = useState(false)
  const { failure, isUnderWay, ask } = usePasskey(() => enrolDevice(token, deviceName, own))
  const id = useId()
  return (
    <Entry frame={frame} title={enrolPanel.title}>
      <p>{enrolPanel.invited(invitedBy)}</p>
      <div className="person">
        <span className="av" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <b>{name}</b>
        <small>{enrolPanel.roles[role]}</small>
      </div>
      <div className="fld">
        <label htmlFor={id}>{enrolPanel.deviceName}</label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          maxLength={60}
          value={deviceName}
          onChange={({ target }) => setDeviceName(target.value)}
        />
      </div>
      <OwnDevice own={own} onOwn={setOwn} />
      <button className="btn big full" type="button" disabled={isUnderWay} onClick={ask}>
        <Icon of={fingerprint} />
        {enrolPanel.enrol}
      </button>
      <Failure text={failure} />
      <p className="fine">{enrolPanel.note(untilText(expiresAt, frame), name)}</p>
      <noscript>
        <p>{signInPanel.noScript}</p>
      </noscript>
    </Entry>
  )
}

function EnrolOver({ frame, page: { why, at } }: BodyProps<'enrol-over'>) {
  const { titles, rule, endedAt, advice, toSignIn } = enrolOverPanel
  return (
    <Entry frame={frame} title={titles[why]}>
      <NoticeRow icon={hourglass}>
        {rule} {at === null ? null : endedAt(endText(at, frame))}
      </NoticeRow>
      <p>{advice}</p>
      <a className="btn full" href={PANEL_PATHS.signIn}>
        {toSignIn}
      </a>
    </Entry>
  )
}
