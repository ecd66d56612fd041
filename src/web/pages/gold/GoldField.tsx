import { AmountBox } from '../../calculator/AmountBox.tsx'

interface GoldFieldProps {
  label: string
  name: string
  /** What it begins with. */
  text: string
  unit: string
  mistake: string | null
  onText: (text: string) => void
}

/** A figure to type, with its unit in the box. */
export function GoldField({ unit, ...box }: GoldFieldProps) {
  return (
    <AmountBox {...box}>
      <span className="gold-unit">{unit}</span>
    </AmountBox>
  )
}
