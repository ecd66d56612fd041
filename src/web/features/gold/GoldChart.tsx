import type { ComponentProps } from 'react'
import { isMetal } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { goldName } from '../../copy/gold.ts'
import { LazyChart } from '../chart/index.ts'

export type GoldChartProps = Pick<ComponentProps<typeof LazyChart>, 'choice' | 'onChoose'>

export function GoldChart({ choice, onChoose }: GoldChartProps) {
  const { code } = choice
  if (!isMetal(code)) return null
  return <LazyChart instrument={INSTRUMENTS[code]} name={goldName(code)} choice={choice} onChoose={onChoose} />
}
