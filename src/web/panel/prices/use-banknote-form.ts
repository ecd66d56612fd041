import { useState } from 'react'
import type { BanknotesPage } from '#contract/panel/pages/banknotes-page.ts'
import { panelBanknotes as copy } from '../../copy/panel-banknotes.ts'
import { useUndoableChange } from '../parts/use-change.tsx'
import { usePanel } from '../state/panel-context.ts'
import { changedKinds, changeWords, type Draft, type Drafts, nextRules, troubleOf } from './banknote-drafts.ts'

const NO_DRAFTS: Drafts = {}

export type BanknoteForm = ReturnType<typeof useBanknoteForm>

/** The state of the form for the rules of one currency. Nothing is public before `publish`. */
export function useBanknoteForm(page: BanknotesPage) {
  const { code, version } = page
  const { oldSince } = usePanel()
  const [typed, setTyped] = useState(NO_DRAFTS)
  const [isMeant, setMeant] = useState(false)
  const [taken, setTaken] = useState('')
  const change = useUndoableChange('changeBanknotes', 'undo', version)
  const { done, isUnderWay } = change
  // After a publication, show the drafts until the state of that version arrives.
  const drafts = done !== null && version >= done.version ? NO_DRAFTS : typed
  const isDone = done !== null && version <= done.version
  const changed = isDone ? [] : changedKinds(page, drafts)
  const next = nextRules(page, drafts)
  const wrong = changed.filter(({ id }) => (troubleOf(drafts[id], page)?.kind ?? 'far') !== 'far')
  const needsYes = changed.some(({ id }) => troubleOf(drafts[id], page)?.kind === 'far')
  const waitsForYes = (needsYes || change.answer?.kind === 'unusual') && !isMeant
  const text = changeWords(page, changed, next)

  const publish = async (replaces: boolean, acceptUnusual: boolean): Promise<void> => {
    const edits = changed.map(({ id }) => ({ id, rule: next[id] ?? null }))
    const published = await change.publish((since) => ({ code, rules: edits, since, acceptUnusual }), replaces)
    if (published === null) return
    setTaken(copy.published(text))
    setMeant(false)
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
    answer: change.undoAnswer ?? change.answer,
    failure: change.failure,
    /** The publication from this form, until a choice or another publication follows; null means none. */
    done: isDone ? done : null,
    /** The published change. */
    taken,
    isReady:
      changed.length > 0 &&
      wrong.length === 0 &&
      !waitsForYes &&
      !isUnderWay &&
      oldSince === null &&
      change.answer?.kind !== 'conflict',
    setDraft: (id: string, draft: Draft | null): void => {
      if (Object.keys(drafts).length === 0) change.setSince(version)
      setTyped({ ...drafts, [id]: draft })
      setMeant(false)
      change.setDone(null)
      change.reset()
    },
    publish: () => publish(false, isMeant),
    /** Publishes, and replaces changes by others. */
    publishOver: () => publish(true, true),
    undo: async (): Promise<void> => {
      if (done !== null && (await change.undo({ version: done.version })) !== null) setTyped(NO_DRAFTS)
    },
  }
}
