import { MINUTE } from '#domain/calendar.ts'
import type { HistoryPoint } from '#domain/history.ts'
import type { Instrument } from '#domain/instrument.ts'
import { chartCopy } from '../../copy/chart.ts'
import { share } from '../../copy/share.ts'
import { useZone } from '../../page-state/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { download } from '../../ui/icons.ts'
import { ShareActions } from '../../ui/ShareActions.tsx'
import { type ChartChoice, writeChoice } from './chart-choice.ts'
import { chartCsv } from './chart-csv.ts'
import styles from './ChartActions.module.css'

interface ChartActionsProps {
  instrument: Instrument
  choice: ChartChoice
  points: readonly HistoryPoint[]
  source: string
  fileName: string
}

export function ChartActions({ instrument, choice, points, source, fileName }: ChartActionsProps) {
  const zone = useZone()
  const url = `${location.origin}${location.pathname}${writeChoice(choice)}`

  const saveCsv = (): void => {
    const file = URL.createObjectURL(
      new Blob([chartCsv(instrument, points, choice.period, source, zone)], { type: 'text/csv;charset=utf-8' }),
    )
    const link = document.createElement('a')
    link.href = file
    link.download = fileName
    link.click()
    // Safari asks before it saves, and reads the address only then.
    setTimeout(() => URL.revokeObjectURL(file), MINUTE)
  }

  return (
    <div className={styles.actions}>
      <Button kind="line" onClick={saveCsv}>
        <Icon of={download} />
        {chartCopy.download}
      </Button>
      <ShareActions shared={{ title: document.title, url }} copied={url} words={share.link} />
    </div>
  )
}
