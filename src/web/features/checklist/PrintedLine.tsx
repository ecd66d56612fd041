import type { Asked } from '#contract/question.ts'
import { dayOf, wallClockOf } from '#domain/calendar.ts'
import { bring as copy } from '../../copy/bring.ts'
import { atTime } from '../../copy/time-of-day.ts'
import { formatDay } from '../../format/format.ts'
import { useAsOfNow } from '../../live/index.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { addressOf } from './address-of.ts'
import styles from './WhatToBring.module.css'

/** On paper only: of when it is, and where the page of now stands. */
export function PrintedLine({ asked }: { asked: Asked }) {
  const { office, zone } = usePageState()
  const moment = useAsOfNow(({ now }) => `${formatDay(dayOf(now, zone))} ${atTime(wallClockOf(now, zone))}`)
  const address = office.origin.replace('https://', '') + addressOf(asked)
  return (
    <p className={styles.printed}>
      <span>{copy.printed(moment, address)}</span>
    </p>
  )
}
