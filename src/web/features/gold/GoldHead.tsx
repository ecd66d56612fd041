import { goldPage as copy } from '../../copy/gold.ts'

/** Growing, on one base line. */
const TRAY = ['gram', 'quarter', 'half', 'full', 'ata'] as const

/** The head of the page: five engravings, and a sun with gold at its centre behind them. */
export function GoldHead() {
  return (
    <header className="gold-head">
      <div className="gold-sun" aria-hidden="true" />
      <div className="wrap">
        <h1 tabIndex={-1}>{copy.title}</h1>
        <p>{copy.lead}</p>
      </div>
      <div className="gold-tray" aria-hidden="true">
        {TRAY.map((each) => (
          <span key={each} className={`gold-plate gold-plate-${each}`} />
        ))}
      </div>
    </header>
  )
}
