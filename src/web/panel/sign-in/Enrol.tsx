import { useId, useState } from 'react'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { MAX_DEVICE_NAME_LENGTH } from '#contract/panel/sign-in-page.ts'
import { endText, untilText } from '../../copy/panel-moments.ts'
import { enrolOverPanel, enrolPanel } from '../../copy/panel-sign-in.ts'
import { initialsOf } from '../../copy/panel-words.ts'
import { fingerprint, hourglass } from '../../ui/icons.ts'
import { NoticeRow } from '../parts/notices.tsx'
import { PanelIcon } from '../parts/PanelIcon.tsx'
import { usePanel } from '../state/panel-context.ts'
import { type EntryProps, Entry, EntryFailure, OwnDevice } from './Entry.tsx'
import { enrolDevice } from './passkey.ts'
import { usePasskey } from './use-passkey.ts'

/** From there on pages have a rail: hardly a phone's screen. */
const WIDE = '(min-width: 1000px)'

/** A device that somebody was given a link for: from then on they sign in by it. */
export function Enrol({ frame, page }: EntryProps<'enrol'>) {
  const { name, role, invitedBy, expiresAt, token } = page
  const { go } = usePanel()
  const isComputer = matchMedia(WIDE).matches
  const [typed, setTyped] = useState<string | null>(null)
  const deviceName = typed ?? enrolPanel.deviceNames[isComputer ? 'computer' : 'phone']
  const [own, setOwn] = useState(false)
  const { failure, isUnderWay, ask } = usePasskey(
    () => enrolDevice(token, deviceName, own),
    () => go(PANEL_PATHS.home),
  )
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
          maxLength={MAX_DEVICE_NAME_LENGTH}
          value={deviceName}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <OwnDevice own={own} onOwn={setOwn} />
      <button className="btn big full" type="button" disabled={isUnderWay || deviceName.trim() === ''} onClick={ask}>
        <PanelIcon of={fingerprint} />
        {enrolPanel.enrol}
      </button>
      <EntryFailure text={failure} />
      <p className="fine">{enrolPanel.note(untilText(expiresAt, frame), name)}</p>
    </Entry>
  )
}

/** A link that is good no more, or never was: why, and who gives another. */
export function EnrolOver({ frame, page: { why, at } }: EntryProps<'enrol-over'>) {
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
