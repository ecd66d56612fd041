import { allows, type PanelFrame } from '#contract/panel/frame.ts'
import { pricePath } from '#contract/panel/paths.ts'
import type { PanelPrice, PricePage } from '#contract/panel/prices.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { fullPriceName, haltReason, priceName, pricePanel, priceStates } from '../../copy/panel-prices.ts'
import { panelAge } from '../../copy/panel.ts'
import { circleAlert, hand, triangleAlert } from '../../ui/icons.ts'
import type { BodyProps } from '../parts/body.ts'
import { Question } from '../parts/Dialog.tsx'
import { Field } from '../parts/Field.tsx'
import { Icon } from '../parts/Icon.tsx'
import { NoticeRow } from '../parts/notices.tsx'
import { OutcomeNote, UnheardNote } from '../parts/OutcomeNote.tsx'
import { PanelForm } from '../parts/PanelForm.tsx'
import { UndoForm } from '../parts/UndoForm.tsx'
import { useNow, usePanel } from '../renewal/panel-context.ts'
import { bothFigures } from './figures.ts'
import { HaltedSheet } from './HaltedSheet.tsx'
import { LastChanges } from './LastChanges.tsx'
import { PreviewTable } from './PreviewTable.tsx'
import { PriceForm } from './PriceForm.tsx'
import { haltWords, PriceChip } from './PriceMark.tsx'
import { UNDO_FORM } from './PublishBar.tsx'
import { Today } from './Today.tsx'

/** One price: its margins, what they come to, its day, and what was done to it. */
export function PriceBody({ frame, page }: BodyProps<PricePage>) {
  const { price, outcome } = page
  const { name, long } = priceName(price.code)
  return (
    <>
      <header className="ttl">
        <div>
          <h1>
            {name} <small>{long}</small>
          </h1>
        </div>
        <PriceChip price={price} />
      </header>
      {allows(frame, 'price') ? <ActNote frame={frame} page={page} /> : null}
      <Standing frame={frame} price={price} />
      <div className="c2">
        <div>
          {allows(frame, 'price') ? <PriceForm frame={frame} page={page} /> : <ReadOnly page={page} frame={frame} />}
          <UndoForm id={UNDO_FORM} frame={frame} outcome={outcome} back={pricePath(price.code)} />
          <Halt price={price} />
        </div>
        <div>
          <Today frame={frame} code={price.code} today={page.today} />
          <LastChanges changes={page.changes} />
        </div>
      </div>
    </>
  )
}

/** What came of an act beside the form of the margins, which says by itself what came of it; and who has not heard. */
function ActNote({ frame, page: { typed, outcome } }: BodyProps<PricePage>) {
  if (outcome?.kind === 'done') return <UnheardNote frame={frame} outcome={outcome} />
  return typed === null ? <OutcomeNote frame={frame} outcome={outcome} /> : null
}

/** Who may not change a price sees what is on the site. */
function ReadOnly({ frame, page: { price, outcome } }: BodyProps<PricePage>) {
  return (
    <>
      <OutcomeNote frame={frame} outcome={outcome} />
      <PreviewTable
        heading={pricePanel.onSiteNow}
        note={fullPriceName(price.code)}
        price={price}
        next={price.own}
        isAlone
      />
    </>
  )
}

/** What keeps a price from being what the source and the margins make of it, and what helps. */
function Standing({ frame, price }: { frame: PanelFrame; price: PanelPrice }) {
  const { state, cut } = price
  if (state.kind === 'halted') return <Halted frame={frame} code={price.code} state={state} />
  if (state.kind === 'held') return <Held frame={frame} code={price.code} state={state} />
  if (state.kind === 'refused')
    return (
      <NoticeRow tone="no" icon={circleAlert}>
        {state.why}
      </NoticeRow>
    )
  return cut === null ? null : (
    <NoticeRow icon={triangleAlert}>
      <b>{pricePanel.cut}</b> <span>{cut}</span>
    </NoticeRow>
  )
}

interface StandingProps<Kind extends PanelPrice['state']['kind']> {
  readonly frame: PanelFrame
  readonly code: InstrumentId
  readonly state: Extract<PanelPrice['state'], { kind: Kind }>
}

function Halted({ frame, code, state }: StandingProps<'halted'>) {
  const now = useNow()
  return (
    <HaltedSheet
      frame={frame}
      known={haltWords(state, now)}
      heading={pricePanel.haltedNow(fullPriceName(code))}
      to={pricePath(code, '/surdur')}
      resume={pricePanel.resume[isMetal(code) ? 'metal' : 'currency']}
    />
  )
}

function Held({ frame, code, state }: StandingProps<'held'>) {
  const { now } = usePanel()
  const pass = allows(frame, 'approve') ? (
    <PanelForm frame={frame} to={pricePath(code, '/gecir')} className="acts">
      <input type="hidden" name="bekleyen_alis" value={state.waiting.buy ?? ''} />
      <input type="hidden" name="bekleyen_satis" value={state.waiting.sell} />
      <button className="btn line" type="submit">
        {pricePanel.pass}
      </button>
    </PanelForm>
  ) : null
  return (
    <NoticeRow icon={triangleAlert} below={pass}>
      <b>{pricePanel.held(fullPriceName(code), priceStates.lasting(panelAge(now - state.since)))}</b>{' '}
      <span>{`${state.why}. ${pricePanel.heldText(bothFigures(state.waiting, code))}`}</span>
    </NoticeRow>
  )
}

function Halt({ price: { code, state } }: { price: PanelPrice }) {
  const { oldSince } = usePanel()
  if (state.kind === 'halted' || oldSince !== null) return null
  return (
    <div className="acts">
      <a className="btn line no" href={pricePath(code, '/durdur')}>
        <Icon of={hand} />
        {pricePanel.halt[isMetal(code) ? 'metal' : 'currency']}
      </a>
    </div>
  )
}

/** Asked before one price goes: the reason is optional. */
export function HaltOneDialog({ frame, page: { price, outcome } }: BodyProps<PricePage>) {
  const { code } = price
  const name = fullPriceName(code)
  return (
    <Question
      frame={frame}
      title={pricePanel.haltTitle(name)}
      text={pricePanel.haltText(name)}
      outcome={outcome}
      to={pricePath(code, '/durdur')}
      back={pricePath(code)}
      yes={pricePanel.haltYes}
      icon={hand}
    >
      <Field
        name="neden"
        label={haltReason.legend}
        hint={haltReason.optional}
        placeholder={pricePanel.haltExample}
        outcome={outcome}
      />
    </Question>
  )
}
