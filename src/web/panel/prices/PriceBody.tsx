import type { Outcome, PanelFrame } from '#contract/panel/frame.ts'
import { PANEL_PATHS, pricePath } from '#contract/panel/paths.ts'
import type { PanelPrice, PricePage } from '#contract/panel/prices.ts'
import { may } from '#contract/panel/roles.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { fullPriceName, haltReason, priceName, pricePanel, priceStates } from '../../copy/panel-prices.ts'
import { panelAge } from '../../copy/panel.ts'
import { circleAlert, hand, play, triangleAlert } from '../../ui/icons.ts'
import { CancelLink, Dialog } from '../parts/Dialog.tsx'
import { Field } from '../parts/Field.tsx'
import { Icon } from '../parts/Icon.tsx'
import { NoticeRow } from '../parts/NoticeRow.tsx'
import { OutcomeNote } from '../parts/OutcomeNote.tsx'
import { PanelForm } from '../parts/PanelForm.tsx'
import { usePanel } from '../renewal/panel-context.ts'
import { bothFigures } from './figures.ts'
import { LastChanges } from './LastChanges.tsx'
import { PreviewTable } from './PreviewTable.tsx'
import { PriceForm } from './PriceForm.tsx'
import { haltWords, PriceChip } from './PriceMark.tsx'
import { UNDO_FORM } from './PublishBar.tsx'
import { Today } from './Today.tsx'

interface PriceProps {
  readonly frame: PanelFrame
  readonly page: PricePage
}

/** One price: its margins, what they come to, its day, and what was done to it. */
export function PriceBody({ frame, page }: PriceProps) {
  const { price, outcome } = page
  const role = frame.person?.role
  const changes = role !== undefined && may(role, 'price')
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
      <Standing frame={frame} price={price} />
      {changes ? <OutcomeNote frame={frame} outcome={untoldByForm(page)} /> : null}
      <div className="c2">
        <div>
          {changes ? <PriceForm frame={frame} page={page} /> : <ReadOnly page={page} frame={frame} />}
          {outcome?.kind === 'done' && outcome.undoable ? (
            <PanelForm frame={frame} to={PANEL_PATHS.undo} version={outcome.version} id={UNDO_FORM}>
              <span />
            </PanelForm>
          ) : null}
          <Halt price={price} />
        </div>
        <div>
          <Today frame={frame} code={price.code} today={page.today} />
          <LastChanges frame={frame} changes={page.changes} />
        </div>
      </div>
    </>
  )
}

/** What came of a halt or an approval and not of margins, and which replicas have not heard of it. */
function untoldByForm({ typed, outcome }: PricePage): Outcome | null {
  if (outcome?.kind === 'done') return outcome.unheard.length === 0 ? null : outcome
  return typed === null ? outcome : null
}

/** Who may not change a price sees what is on the site. */
function ReadOnly({ frame, page: { price, outcome } }: PriceProps) {
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
  const { now } = usePanel()
  const known = haltWords(state, { renderedAt: now, zone: frame.zone })
  return (
    <section className="sheet halted" role="status">
      <div className="w">
        <Icon of={hand} />
        <div>
          <b>{pricePanel.haltedNow(fullPriceName(code))}</b>
          <small>
            <span>{known === '' ? '' : `${known}. `}</span>
            <span>{pricePanel.onSite}</span>
          </small>
        </div>
      </div>
      {frame.person !== null && may(frame.person.role, 'resume') ? (
        <PanelForm frame={frame} to={pricePath(code, '/surdur')}>
          <button className="btn full" type="submit">
            <Icon of={play} />
            {pricePanel.resume[isMetal(code) ? 'metal' : 'currency']}
          </button>
        </PanelForm>
      ) : null}
    </section>
  )
}

function Held({ frame, code, state }: StandingProps<'held'>) {
  const { now } = usePanel()
  const pass =
    frame.person !== null && may(frame.person.role, 'approve') ? (
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

export function HaltOneDialog({ frame, page: { price, outcome } }: PriceProps) {
  const { code } = price
  const name = fullPriceName(code)
  return (
    <Dialog title={pricePanel.haltTitle(name)} text={pricePanel.haltText(name)} back={pricePath(code)}>
      <PanelForm frame={frame} to={pricePath(code, '/durdur')} className="stack">
        <Field
          name="neden"
          label={haltReason.legend}
          hint={haltReason.optional}
          placeholder={pricePanel.haltExample}
          outcome={outcome}
        />
        <div className="go">
          <button className="btn stop" type="submit">
            <Icon of={hand} />
            {pricePanel.haltYes}
          </button>
          <CancelLink to={pricePath(code)} />
        </div>
      </PanelForm>
    </Dialog>
  )
}
