import type { ReactNode } from 'react'
import { initialsOf } from '../../copy/panel-words.ts'
import styles from './Initials.module.css'

/** The initials of a person in a circle. Screen readers read the name beside it. */
export function Initials({ name }: { readonly name: string }) {
  return (
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

interface PersonProps {
  readonly name: string
  /** Role and device. */
  readonly children: ReactNode
}

/** A person with initials, name and details. */
export function Person({ name, children }: PersonProps) {
  return (
    <div className={styles.person}>
      <Initials name={name} />
      <b>{name}</b>
      <small>{children}</small>
    </div>
  )
}
