import { allows } from '#contract/panel/frame.ts'
import { PANEL_PATHS, severalPath } from '#contract/panel/paths.ts'
import type { GoldBoardPage } from '#contract/panel/prices.ts'
import { goldPanel } from '../../copy/panel-margins.ts'
import { fullPriceName, priceName } from '../../copy/panel-prices.ts'
import { Bar } from '../parts/Bar.tsx'
import type { BodyProps } from '../parts/body.ts'
import { OutcomeNote } from '../parts/OutcomeNote.tsx'
import { PanelForm } from '../parts/PanelForm.tsx'
import { Title } from '../parts/Title.tsx'

const FORM = 'altin'

/** Whether the office has a board of gold, and which products it trades on it. */
export function GoldBoardBody({ frame, page }: BodyProps<GoldBoardPage>) {
  const { on, products, base, outcome } = page
  const changes = allows(frame, 'gold')
  return (
    <>
      <Title heading={goldPanel.title} lead={goldPanel.text} />
      <OutcomeNote frame={frame} outcome={outcome} form={FORM} back={PANEL_PATHS.gold} />
      <PanelForm
        frame={frame}
        to={PANEL_PATHS.gold}
        version={base.version}
        outcome={outcome}
        id={FORM}
        className="stack"
      >
        <section className="sheet">
          <div className="in">
            <label className="ck">
              <input type="checkbox" name="durum" value="acik" defaultChecked={on} disabled={!changes} />
              <span>{goldPanel.on}</span>
            </label>
          </div>
          <div className="in">
            <fieldset className="fld" disabled={!changes}>
              <legend>{goldPanel.products}</legend>
              {products.map(({ code, traded }) => (
                <label key={code} className="ck">
                  <input type="checkbox" name={`urun.${code}`} value="evet" defaultChecked={traded} />
                  <span>
                    {fullPriceName(code)}
                    <br />
                    <small>{priceName(code).long}</small>
                  </span>
                </label>
              ))}
            </fieldset>
          </div>
        </section>
        {changes ? (
          <Bar title={goldPanel.title} text={on ? goldPanel.on : goldPanel.off}>
            <button className="btn" type="submit">
              {goldPanel.publish}
            </button>
          </Bar>
        ) : null}
      </PanelForm>
      {on && changes ? (
        <p className="fine">
          <a href={severalPath('metals')}>{goldPanel.margins}</a>
        </p>
      ) : null}
    </>
  )
}
