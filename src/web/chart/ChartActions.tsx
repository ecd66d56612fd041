import { useState } from 'react'
import type { HistoryPoint } from '#domain/history.ts'
import { chartCopy } from '../copy/chart.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { check, copy, download } from '../ui/icons.ts'
import { type ChartChoice, writeChoice } from './chart-choice.ts'
import { chartCsv } from './chart-csv.ts'
import styles from './ChartActions.module.css'

interface ChartActionsProps {
  choice: ChartChoice
  points: readonly HistoryPoint[]
  source: string
  fileName: string
}

export function ChartActions({ choice, points, source, fileName }: ChartActionsProps) {
  const [copied, setCopied] = useState(false)

  const copyLink = async (): Promise<void> => {
    const { origin, pathname } = location
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}${writeChoice(choice)}`)
      setCopied(true)
    } catch (error) {
      console.error('clipboard', error)
    }
  }

  const saveCsv = (): void => {
    const url = URL.createObjectURL(
      new Blob([chartCsv(points, choice.period, source)], { type: 'text/csv;charset=utf-8' }),
    )
    const link = document.createElement('a')
    link.href = url
    link.download = fileName
    link.click()
    URL.revokeObjectURL(url)
  }

  return (
    <div className={styles.actions}>
      <Button kind="line" onClick={saveCsv}>
        <Icon of={download} />
        {chartCopy.download}
      </Button>
      <Button kind="line" onClick={() => void copyLink()}>
        <Icon of={copied ? check : copy} />
        <span aria-live="polite">{copied ? chartCopy.linkCopied : chartCopy.link}</span>
      </Button>
    </div>
  )
}
