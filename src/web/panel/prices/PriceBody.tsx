import { dialogAddress } from '#contract/panel/declared-page.ts'
import { allows, type FrameState } from '#contract/panel/frame-state.ts'
import { PAGE as BANKNOTES_PAGE, banknotesPath } from '#contract/panel/pages/banknotes-page.ts'
import { type PricePage, PAGE as PRICE_PAGE } from '#contract/panel/pages/price-page.ts'
import type { PanelPrice } from '#contract/panel/price-shapes.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { approvalText } from '../../copy/panel-margins.ts'
import { pricePanel } from '../../copy/panel-price.ts'
import { fullPriceName, priceName, priceStates } from '../../copy/panel-prices.ts'
import { panelAge, panelSending } from '../../copy/panel-words.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { hand, info } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Columns } from '../../ui/Stack.tsx'
import type { BodyProps } from '../parts/body.ts'
import { PageNote } from '../parts/PageNote.tsx'
import { FailureNote } from '../parts/sentence-notes.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { bothFigures } from './figures.ts'
import { HaltedSheet } from './HaltedSheet.tsx'
import { LastChanges } from './LastChanges.tsx'
import { type MarginForm, useMarginForm } from './margin-form.ts'
import { PreviewTable } from './PreviewTable.tsx'
import { PriceChip } from './PriceChip.tsx'
import { PriceForm } from './PriceForm.tsx'
import { haltWords } from './PriceMark.tsx'
import { Today } from './Today.tsx'
import title from '../parts/Title.module.css'
import styles from './PriceBody.module.css'

/** The page of one price: its margins, its day and its last changes. */
export function PriceBody({ frame, page }: BodyProps<PricePage>) {
  const { price } = page
  const { lastHalt } = usePanel()
  const { name, long } = priceName(price.code)
  // A product that the office no longer trades keeps its form until its margins are removed.
  const takesMargins = price.isTraded || Object.keys(price.margins).length > 0
  return (
    <>
      <header className={`${title.title} ${styles.head}`}>
        <div>
          <h1>
            {name} <small>{long}</small>
          </h1>
          <PriceChip price={price} />
        </div>
        <Halt price={price} />
      </header>
      {price.isTraded ? null : (
        <Notice tone="fair" icon={info}>
          {pricePanel.information}
        </Notice>
      )}
      <PageNote isShown={hasStateNotice(price)} isOwn={lastHalt?.codes.includes(price.code) === true}>
        <StateNotice frame={frame} price={price} />
      </PageNote>
      {allows(frame, 'price') && takesMargins ? (
        <Editable page={page} />
      ) : (
        <Columns>
          <div>
            <ReadOnly price={price} />
          </div>
          <Day page={page} form={null} />
        </Columns>
      )}
    </>
  )
}

function Editable({ page }: { page: PricePage }) {
  const form = useMarginForm([page], page.version)
  return (
    <Columns>
      <div>
        <PriceForm page={page} form={form} />
      </div>
      <Day page={page} form={form} />
    </Columns>
  )
}

/** The price's day and its last changes. A null `form` means that the person cannot undo them. */
function Day({ page: { price, today, changes }, form }: { page: PricePage; form: MarginForm | null }) {
  return (
    <div>
      <Today code={price.code} today={today} />
      {isMetal(price.code) ? null : (
        <p className="actions">
          <ButtonLink kind="line" to={banknotesPath(price.code)}>
            {BANKNOTES_PAGE.title}
          </ButtonLink>
        </p>
      )}
      <LastChanges changes={changes} form={form} />
    </div>
  )
}

/** The link to the dialog that halts the price. It is never disabled, even if figures are old. */
function Halt({ price: { code, state } }: { price: PanelPrice }) {
  if (state.kind === 'halted') return null
  return (
    <ButtonLink kind="line" stop to={dialogAddress(PRICE_PAGE, 'halt-one', { kod: code })}>
      <Icon of={hand} />
      {pricePanel.halt[isMetal(code) ? 'metal' : 'currency']}
    </ButtonLink>
  )
}

/** Shows the current price to a person who may not change it. */
function ReadOnly({ price }: { price: PanelPrice }) {
  const { oldSince } = usePanel()
  return (
    <PreviewTable
      heading={pricePanel.onSiteNow}
      note={fullPriceName(price.code)}
      price={price}
      next={price.own}
      isAlone
      isLocked={oldSince !== null}
    />
  )
}

function hasStateNotice({ state: { kind }, cut }: PanelPrice): boolean {
  return kind === 'halted' || kind === 'held' || kind === 'refused' || cut !== null
}

/** Explains why the price is not the source's price plus the margin, and offers what helps. */
function StateNotice({ frame, price }: { frame: FrameState; price: PanelPrice }) {
  const { state, cut } = price
  if (state.kind === 'halted') return <Halted frame={frame} code={price.code} state={state} />
  if (state.kind === 'held') return <Held frame={frame} code={price.code} state={state} />
  if (state.kind === 'refused') return <Notice tone="bad">{state.why}</Notice>
  return cut === null ? null : (
    <Notice tone="fair" title={pricePanel.cut}>
      {cut}
    </Notice>
  )
}

interface StateNoticeProps<Kind extends PanelPrice['state']['kind']> {
  readonly frame: FrameState
  readonly code: InstrumentId
  readonly state: Extract<PanelPrice['state'], { kind: Kind }>
}

function Halted({ frame, code, state }: StateNoticeProps<'halted'>) {
  const { now } = usePanel()
  return (
    <HaltedSheet
      frame={frame}
      known={haltWords(state, now)}
      heading={pricePanel.haltedNow(fullPriceName(code))}
      resumeAt={dialogAddress(PRICE_PAGE, 'resume-one', { kod: code })}
      resume={pricePanel.resume[isMetal(code) ? 'metal' : 'currency']}
    />
  )
}

function Held({ frame, code, state }: StateNoticeProps<'held'>) {
  const { now, oldSince } = usePanel()
  const { run, isUnderWay, answer, failure } = useAction('approve')
  const pass = allows(frame, 'approve') ? (
    <div className="actions">
      <Button
        kind="line"
        disabled={isUnderWay || oldSince !== null}
        onClick={() => void run({ code, ...state.waiting })}
      >
        {isUnderWay ? panelSending.wait : pricePanel.pass}
      </Button>
    </div>
  ) : null
  return (
    <>
      <Notice
        tone="fair"
        below={pass}
        title={pricePanel.held(fullPriceName(code), priceStates.lasting(panelAge(now - state.since)))}
      >{`${state.why}. ${pricePanel.heldText(bothFigures(state.waiting, code))}`}</Notice>
      <FailureNote failure={failure} />
      {answer === null || answer.kind === 'approved' ? null : (
        <Notice tone="fair" role="alert">
          {approvalText[answer.kind]}
        </Notice>
      )}
    </>
  )
}
