import { useRef } from 'react'
import type { PricePage } from '#contract/panel/pages/price-page.ts'
import { changeSummary } from '../../copy/change-summary.ts'
import { haltedOnSite } from '../../copy/panel-halts.ts'
import { marginMistakes, publishedWords } from '../../copy/panel-margins.ts'
import { pricePanel } from '../../copy/panel-price.ts'
import { fullPriceName } from '../../copy/panel-prices.ts'
import { Stack } from '../../ui/Stack.tsx'
import { PageNote } from '../parts/PageNote.tsx'
import { FailureNote } from '../parts/sentence-notes.tsx'
import { Sheet, SheetPart } from '../parts/Sheet.tsx'
import { usePanel } from '../state/panel-context.ts'
import { figure } from './figures.ts'
import { onSite } from './form-figures.ts'
import type { MarginForm, MarginRow } from './margin-form.ts'
import { MarginConflict } from './MarginConflict.tsx'
import { AnswerNotice, MeasureNotice, RefusedNotice, ToQuestion, UnusualNotice } from './MarginNotices.tsx'
import { MarginStepper } from './MarginStepper.tsx'
import { SIDES } from './preview.ts'
import { PreviewTable } from './PreviewTable.tsx'
import { type BarWords, PublishBar } from './PublishBar.tsx'
import styles from './PriceForm.module.css'

/** The margins of one price. Nothing is public until the person presses "Yayınla". */
export function PriceForm({ page, form }: { page: PricePage; form: MarginForm }) {
  const publish = useRef<HTMLButtonElement>(null)
  const tick = useRef<HTMLInputElement>(null)
  const [row] = form.rows
  if (row === undefined) return null
  return (
    <Stack aria-busy={form.isUnderWay}>
      <PageNote isShown={page.measure?.kind !== 'price'}>
        <MeasureNotice priced={page} />
      </PageNote>
      <Sheet title={pricePanel.margin} note={pricePanel.sum}>
        <SheetPart className={styles.sides}>
          {SIDES.map((side) => (
            <MarginStepper key={side} side={side} form={form} row={row} onEnter={() => publish.current?.focus()} />
          ))}
        </SheetPart>
      </Sheet>
      <FailureNote failure={form.failure} />
      <AnswerNotice form={form} />
      <RefusedNotice form={form} row={row} />
      <UnusualNotice form={form} tick={tick} />
      {form.answer?.kind === 'conflict' ? (
        <MarginConflict form={form} conflict={form.answer} />
      ) : (
        <Preview form={form} row={row} />
      )}
      <PublishBar form={form} words={wordsOf(row, form)} button={publish} toQuestion={<ToQuestion tick={tick} />} />
    </Stack>
  )
}

function wordsOf({ priced: { price }, preview }: MarginRow, { done }: MarginForm): BarWords {
  const { code, own } = price
  const { sides, refused, unreadable } = preview
  const reason = refused === null ? marginMistakes.unreadable : marginMistakes.short[refused.mistake]
  return {
    publish: pricePanel.publish,
    title: sides === null ? fullPriceName(code) : `${figure(sides.buy, code)} / ${figure(sides.sell, code)}`,
    text: pricePanel.buyAndSell(fullPriceName(code)),
    unchanged: { title: pricePanel.unchanged, text: own === null ? onSite(price) : pricePanel.onSite(onSite(price)) },
    wrong: { title: pricePanel.notPossible, text: unreadable.length > 0 ? marginMistakes.unreadable : reason },
    taken: own === null ? haltedOnSite : changeSummary(done?.changes ?? []),
  }
}

/** Shows the price that would be published; after the publication, the published one. */
function Preview({ form: { done, isUnderWay }, row }: { form: MarginForm; row: MarginRow }) {
  const { oldSince } = usePanel()
  const { priced, preview } = row
  const { price } = priced
  const isHalted = price.state.kind === 'halted'
  const isDone = done !== null
  const [heading, note] = isHalted
    ? [pricePanel.onceResumed, pricePanel.withThis]
    : isDone
      ? [pricePanel.onSiteNow, publishedWords.in(done.took)]
      : [pricePanel.preview, pricePanel.oncePublished]
  return (
    <PreviewTable
      heading={heading}
      note={note}
      price={price}
      next={isDone && !isHalted ? price.own : preview.sides}
      isAlone={isDone || price.own === null}
      refused={preview.refused?.side ?? null}
      isLocked={isUnderWay || oldSince !== null}
    />
  )
}
