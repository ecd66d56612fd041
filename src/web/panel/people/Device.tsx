import type { ReactNode } from 'react'
import type { PersonDevice } from '#contract/panel/pages/people-page.ts'
import { momentText } from '../../copy/panel-moments.ts'
import { people as copy } from '../../copy/panel-people.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type IconPath, laptop, smartphone } from '../../ui/icons.ts'
import { usePanel } from '../state/panel-context.ts'
import styles from './Device.module.css'

export function DeviceRow({ device, children }: { device: PersonDevice; children: ReactNode }) {
  const { now } = usePanel()
  const { name, kind, isPhone, usedAt, signedIn, here } = device
  const used = signedIn ? copy.signedIn : usedAt === null ? copy.neverUsed : momentText(usedAt, now)
  const details = here ? copy.here : [kind, used].filter((part) => part !== '').join(' · ')
  return (
    <DeviceLine icon={isPhone ? smartphone : laptop} name={name} details={details}>
      {children}
    </DeviceLine>
  )
}

interface DeviceLineProps {
  readonly icon: IconPath
  readonly name: string
  readonly details: string
  /** The action on the device. */
  readonly children: ReactNode
}

export function DeviceLine({ icon, name, details, children }: DeviceLineProps) {
  return (
    <li className={styles.device}>
      <Icon of={icon} />
      <span>
        <span>{name}</span>
        <small>{details}</small>
      </span>
      {children}
    </li>
  )
}
