import type { StatusLine, StatusPage } from '#contract/panel/pages/status-page.ts'
import { status as copy } from '../../copy/panel-status.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import type { BodyProps } from '../parts/body.ts'
import { Sheet } from '../parts/Sheet.tsx'
import { VerdictBanner } from '../prices/Verdict.tsx'
import { RefusedPrices, StatusPrices } from './StatusPrices.tsx'
import styles from './StatusBody.module.css'

/** Shows everything that is known about the running site, without any controls. */
export function StatusBody({ frame, page }: BodyProps<StatusPage>) {
  return (
    <>
      <VerdictBanner frame={frame} page={page} />
      {frame.person === null ? <p className="fine">{copy.alone}</p> : null}
      <StatusPrices page={page} />
      <RefusedPrices page={page} />
      <div className={styles.cards}>
        {page.cards.map(({ title, note, lines }) => (
          <Sheet key={title} title={title} note={note}>
            <Facts look="sheet">
              {lines.map((line) => (
                <Line key={line.name} line={line} />
              ))}
            </Facts>
          </Sheet>
        ))}
      </div>
    </>
  )
}

function Line({ line: { name, value, tone, note, long } }: { line: StatusLine }) {
  return (
    <Fact name={name} isLong={long}>
      {tone === null ? <span>{value}</span> : <Badge tone={tone}>{value}</Badge>}
      {note === null ? null : <small>{note}</small>}
    </Fact>
  )
}
