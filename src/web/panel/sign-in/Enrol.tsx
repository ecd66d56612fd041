import { useState } from 'react'
import { PAGE as HOME_PAGE } from '#contract/panel/pages/home-page.ts'
import { MAX_PERSON_NAME_LENGTH } from '#contract/panel/pages/people-page.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { MAX_DEVICE_NAME_LENGTH } from '#contract/panel/sign-in-page.ts'
import { enrolOverPanel, enrolPanel } from '../../copy/panel-enrol.ts'
import { endText, untilText } from '../../copy/panel-moments.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { fingerprint, hourglass } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Person } from '../parts/Initials.tsx'
import { RefusedNote } from '../parts/sentence-notes.tsx'
import { usePanel } from '../state/panel-context.ts'
import { enrolDevice } from './enrol-device.ts'
import { type EntryProps, Entry } from './Entry.tsx'
import { OwnDevice } from './OwnDevice.tsx'
import { usePasskey } from './use-passkey.ts'
import styles from './Enrol.module.css'
import entry from './Entry.module.css'

/** From this width on pages have a rail, so the device is hardly a phone. */
const WIDE = '(min-width: 67.5em)'

/** Registers a device by an invitation link. The person then signs in with that device. */
export function Enrol({ frame, page }: EntryProps<'enrol'>) {
  const { name, role, invitedBy, expiresAt, token } = page
  const { go, now } = usePanel()
  const isComputer = matchMedia(WIDE).matches
  const [typed, setTyped] = useState<string | null>(null)
  const deviceName = typed ?? enrolPanel.deviceNames[isComputer ? 'computer' : 'phone']
  const [typedName, setTypedName] = useState('')
  const [own, setOwn] = useState(false)
  const { failure, isUnderWay, ask } = usePasskey(
    () => enrolDevice({ token, deviceName, own, ...(name === null && { name: typedName }) }),
    () => go(HOME_PAGE.path),
  )
  return (
    <Entry frame={frame} title={enrolPanel.title}>
      <p>{enrolPanel.invited(invitedBy)}</p>
      {name === null ? (
        <>
          <p className="fine">{enrolPanel.roles[role]}</p>
          <TextField
            label={enrolPanel.name}
            hint={enrolPanel.nameHint}
            autoComplete="name"
            maxLength={MAX_PERSON_NAME_LENGTH}
            value={typedName}
            onChange={({ target }) => setTypedName(target.value)}
          />
        </>
      ) : (
        <div className={styles.person}>
          <Person name={name}>{enrolPanel.roles[role]}</Person>
        </div>
      )}
      <TextField
        label={enrolPanel.deviceName}
        maxLength={MAX_DEVICE_NAME_LENGTH}
        value={deviceName}
        onChange={({ target }) => setTyped(target.value)}
      />
      <OwnDevice own={own} onOwn={setOwn} />
      <Button
        wide
        className={entry.passkey}
        disabled={isUnderWay || deviceName.trim() === '' || (name ?? typedName).trim() === ''}
        onClick={ask}
      >
        <Icon of={fingerprint} />
        {enrolPanel.enrol}
      </Button>
      <RefusedNote text={failure} />
      <p className="fine">{enrolPanel.note(untilText(expiresAt, now), name)}</p>
    </Entry>
  )
}

/** Explains why an invitation link is not valid, and who can send a new one. */
export function EnrolOver({ frame, page: { why, at } }: EntryProps<'enrol-over'>) {
  const { now } = usePanel()
  const { titles, rule, endedAt, advice, toSignIn } = enrolOverPanel
  return (
    <Entry frame={frame} title={titles[why]}>
      <Notice tone="fair" icon={hourglass}>
        {rule} {at === null ? null : endedAt(endText(at, now))}
      </Notice>
      <p>{advice}</p>
      <ButtonLink wide to={PANEL_PATHS.signIn}>
        {toSignIn}
      </ButtonLink>
    </Entry>
  )
}
