import { isMetal } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { goldName } from '../../copy/gold.ts'
import { type ChartChoice, LazyChart } from '../chart/index.ts'

export interface GoldChartProps {
  choice: ChartChoice
  onChoose: (choice: ChartChoice | null) => void
}

export function GoldChart({ choice, onChoose }: GoldChartProps) {
  const { code } = choice
  if (!isMetal(code)) return null
  return <LazyChart instrument={INSTRUMENTS[code]} name={goldName(code)} choice={choice} onChoose={onChoose} />
}
