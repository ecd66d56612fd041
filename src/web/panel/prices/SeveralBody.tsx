import { useRef } from 'react'
import { PAGE as GOLD_BOARD_PAGE } from '#contract/panel/pages/gold-board-page.ts'
import { PAGE as SEVERAL_PAGE, type SeveralPage, severalPath } from '#contract/panel/pages/several-page.ts'
import { severalPanel } from '../../copy/panel-margins.ts'
import { fullPriceName } from '../../copy/panel-prices.ts'
import { Stack } from '../../ui/Stack.tsx'
import type { BodyProps } from '../parts/body.ts'
import { Fine } from '../parts/Fine.tsx'
import { FailureNote } from '../parts/sentence-notes.tsx'
import { Tabs } from '../parts/Tabs.tsx'
import { Title } from '../parts/Title.tsx'
import { isRowWrong, type MarginForm, type MarginRow, useMarginForm } from './margin-form.ts'
import { MarginConflict } from './MarginConflict.tsx'
import { AnswerNotice, ToQuestion, UnusualNotice } from './MarginNotices.tsx'
import { type BarWords, PublishBar } from './PublishBar.tsx'
import { SeveralTable } from './SeveralTable.tsx'
import { WidenAll } from './WidenAll.tsx'

/** Changes the margins of a whole board: the server publishes all of them or none. */
export function SeveralBody({ page }: BodyProps<SeveralPage>) {
  const { board, hasGold, information } = page
  return (
    <>
      <Title heading={SEVERAL_PAGE.title} lead={severalPanel.text} />
      {hasGold ? (
        <Tabs
          label={severalPanel.pick}
          shown={severalPath(board)}
          tabs={(['currencies', 'metals'] as const).map((each) => ({
            href: severalPath(each),
            text: severalPanel.boards[each],
          }))}
        />
      ) : null}
      <SeveralForm page={page} />
      {information.length === 0 ? null : (
        <Fine>
          <b>{severalPanel.information}</b> <span>{information.map(fullPriceName).join(', ')}</span>
        </Fine>
      )}
      <Fine>
        <a href={GOLD_BOARD_PAGE.path}>{severalPanel.goldBoard}</a>
      </Fine>
    </>
  )
}

function SeveralForm({ page: { board, rows, version } }: { page: SeveralPage }) {
  const form = useMarginForm(rows, version)
  const publish = useRef<HTMLButtonElement>(null)
  const tick = useRef<HTMLInputElement>(null)
  return (
    <Stack aria-busy={form.isUnderWay}>
      <WidenAll board={board} form={form} />
      <SeveralTable board={board} form={form} onEnter={() => publish.current?.focus()} />
      <FailureNote failure={form.failure} />
      <AnswerNotice form={form} />
      <UnusualNotice form={form} tick={tick} />
      {form.answer?.kind === 'conflict' ? <MarginConflict form={form} conflict={form.answer} /> : null}
      <PublishBar form={form} words={wordsOf(form, board)} button={publish} toQuestion={<ToQuestion tick={tick} />} />
    </Stack>
  )
}

/** Returns texts with the number and the names of the changed prices. */
function wordsOf({ rows, changed, answer, done }: MarginForm, board: SeveralPage['board']): BarWords {
  const namesOf = (some: readonly MarginRow[]): string =>
    some.map(({ priced }) => fullPriceName(priced.price.code)).join(', ')
  return {
    publish: severalPanel.publish,
    title: severalPanel.count(changed.length, board),
    text: namesOf(changed),
    unchanged: { title: severalPanel.none, text: severalPanel.noneText },
    wrong: {
      title: answer === null ? severalPanel.notYet : severalPanel.notOne,
      text: severalPanel.mend(namesOf(rows.filter(isRowWrong))),
    },
    taken: done === null ? '' : severalPanel.taken(done.changes.length),
  }
}
