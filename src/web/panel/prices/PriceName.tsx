import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { priceName } from '../../copy/panel-prices.ts'
import styles from './PriceName.module.css'

interface PriceNameProps {
  readonly code: InstrumentId
  /** The class and the address of a link; without them, the name is plain text. */
  readonly link?: { readonly to: string; readonly className: string | undefined } | null
}

/** The code of a currency or the short name of a gold product, at the head of its row. */
export function PriceName({ code, link = null }: PriceNameProps) {
  const className = isMetal(code) ? `${styles.name} ${styles.word}` : styles.name
  if (link === null)
    return (
      <span className={className}>
        <ShortName code={code} />
      </span>
    )
  return (
    <a className={`${className} ${link.className}`} href={link.to}>
      <ShortName code={code} />
    </a>
  )
}

/** Shows, for example, "JPY" and a small "100 birim". */
export function ShortName({ code }: { code: InstrumentId }) {
  const { name, small } = priceName(code)
  return (
    <>
      {name} {small === '' ? null : <small>{small}</small>}
    </>
  )
}
