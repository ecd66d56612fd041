import { useState } from 'react'
import type { BanknotesPage } from '#contract/panel/banknotes-page.ts'
import { panelBanknotes as copy } from '../../copy/panel-banknotes.ts'
import type { Published } from '../parts/PublishedNote.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { changedKinds, changeWords, type Draft, type Drafts, nextRules, troubleOf } from './banknote-drafts.ts'

const NO_DRAFTS: Drafts = {}

export type BanknoteForm = ReturnType<typeof useBanknoteForm>

/** The state of the form for the rules of one currency. Nothing is public before `publish`. */
export function useBanknoteForm(page: BanknotesPage) {
  const { code, version } = page
  const { oldSince } = usePanel()
  const [opened, setOpened] = useState({ since: version, drafts: NO_DRAFTS })
  const [isMeant, setMeant] = useState(false)
  const [done, setDone] = useState<{ readonly answer: Published; readonly text: string } | null>(null)
  const change = useAction('changeBanknotes')
  const undoing = useAction('undo')
  // After a publication, show the drafts until the state of that version arrives.
  const drafts = done !== null && version >= done.answer.version ? NO_DRAFTS : opened.drafts
  const isDone = done !== null && version <= done.answer.version
  const changed = isDone ? [] : changedKinds(page, drafts)
  const next = nextRules(page, drafts)
  const wrong = changed.filter(({ id }) => (troubleOf(drafts[id], page)?.kind ?? 'far') !== 'far')
  const needsYes = changed.some(({ id }) => troubleOf(drafts[id], page)?.kind === 'far')
  const waitsForYes = (needsYes || change.answer?.kind === 'unusual') && !isMeant
  const isUnderWay = change.isUnderWay || undoing.isUnderWay
  const text = changeWords(page, changed, next)

  const publish = async (since: number | null, acceptUnusual: boolean): Promise<void> => {
    const edits = changed.map(({ id }) => ({ id, rule: next[id] ?? null }))
    const answer = await change.run({ code, rules: edits, since, acceptUnusual })
    if (answer?.kind !== 'published') return
    setDone({ answer, text })
    setMeant(false)
    undoing.reset()
  }
  return {
    drafts,
    changed,
    next,
    /** The changed kinds that cannot be published. */
    wrong,
    isWrong: wrong.length > 0,
    /** For example "50 USD: −0,50". */
    text,
    waitsForYes,
    confirm: () => setMeant(true),
    isUnderWay,
    answer: undoing.answer ?? change.answer,
    failure: undoing.failure ?? change.failure,
    /** The publication from this form, until a choice or another publication follows; null means none. */
    done: isDone ? done.answer : null,
    /** The published change. */
    taken: done === null ? '' : copy.published(done.text),
    isReady:
      changed.length > 0 &&
      wrong.length === 0 &&
      !waitsForYes &&
      !isUnderWay &&
      oldSince === null &&
      change.answer?.kind !== 'conflict',
    setDraft: (id: string, draft: Draft | null): void => {
      const since = Object.keys(drafts).length === 0 ? version : opened.since
      setOpened({ since, drafts: { ...drafts, [id]: draft } })
      setMeant(false)
      setDone(null)
      change.reset()
      undoing.reset()
    },
    publish: () => publish(opened.since, isMeant),
    /** Publishes, and replaces changes by others. */
    publishOver: () => publish(null, true),
    undo: async (): Promise<void> => {
      if (done === null) return
      const answer = await undoing.run({ version: done.answer.version })
      if (answer?.kind !== 'published') return
      setOpened({ since: answer.version, drafts: NO_DRAFTS })
      setDone(null)
      change.reset()
    },
  }
}
