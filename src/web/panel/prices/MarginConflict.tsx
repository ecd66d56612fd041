import type { Outcome, PanelFrame } from '#contract/panel/frame.ts'
import { pricePath } from '#contract/panel/paths.ts'
import type { PanelPrice } from '#contract/panel/prices.ts'
import { marginConflict } from '../../copy/panel-margins.ts'
import { momentText } from '../../copy/panel-moments.ts'
import { outcomes } from '../../copy/panel-office.ts'
import { pricePanel } from '../../copy/panel-prices.ts'
import { TableHead } from '../parts/TableHead.tsx'
import { useNow } from '../renewal/panel-context.ts'
import { figure, marginField } from './figures.ts'
import type { BothSides, MarginPreview } from './preview.ts'
import type { MarginForm } from './use-margin-draft.ts'

interface MarginConflictProps {
  readonly frame: PanelFrame
  readonly price: PanelPrice
  readonly form: MarginForm
  readonly preview: MarginPreview
  readonly conflict: Extract<Outcome, { kind: 'conflict' }>
}

/** Somebody else was faster: both margins with their prices, and nothing is merged. */
export function MarginConflict({ frame, price, form, preview, conflict }: MarginConflictProps) {
  const now = useNow()
  const { code, margins, own } = price
  return (
    <section className="note" role="alert">
      <header className="pv-h on-night">
        <h2>{outcomes.conflict(conflict.by, momentText(conflict.at, now))}</h2>
      </header>
      <table className="pv">
        <TableHead
          caption={marginConflict.caption}
          columns={[{ heard: pricePanel.state }, pricePanel.side.buy, pricePanel.side.sell]}
        />
        <tbody>
          <Row
            name={marginConflict.theirs}
            note={marginConflict.onSite}
            price={price}
            margins={{ buy: marginField(margins.buy, code), sell: marginField(margins.sell, code) }}
            sides={own}
          />
          <Row
            name={marginConflict.mine}
            note={marginConflict.typed}
            price={price}
            margins={form.typed}
            sides={preview.sides}
          />
        </tbody>
      </table>
      <div className="in">
        <p className="fine">
          {marginConflict.they}: <b>{conflict.changes.join('; ')}</b>
        </p>
        <input type="hidden" name="ustune" value="evet" />
        <button className="btn" type="submit" name="jeton" value={frame.formToken}>
          {marginConflict.publishMine}
        </button>
        <a className="btn line" href={pricePath(code)}>
          {marginConflict.keepTheirs}
        </a>
      </div>
    </section>
  )
}

interface RowProps {
  readonly name: string
  readonly note: string
  readonly price: PanelPrice
  readonly margins: { readonly buy: string; readonly sell: string }
  readonly sides: BothSides | null
}

function Row({ name, note, price: { code }, margins, sides }: RowProps) {
  return (
    <tr className="to cf">
      <th scope="row">
        {name}
        <br />
        <span className="who">{note}</span>
      </th>
      <td>
        <span>{margins.buy}</span>
        <span className="px1">{figure(sides?.buy ?? null, code)}</span>
      </td>
      <td>
        <span>{margins.sell}</span>
        <span className="px1">{figure(sides?.sell ?? null, code)}</span>
      </td>
    </tr>
  )
}
