import { useState } from 'react'
import type { PricedMargins, TypedMargins } from '#contract/panel/price-shapes.ts'
import type { Side } from '#domain/deal.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { SideMargins } from '#domain/margin.ts'
import { sameMargin } from '#domain/unusual-margin.ts'
import { useUndoableChange } from '../parts/use-change.tsx'
import { usePanel } from '../state/panel-context.ts'
import { marginField } from './figures.ts'
import { type MarginPreview, previewOf, SIDES } from './preview.ts'

/** The margins of one price, as they are typed. */
export interface MarginRow {
  readonly priced: PricedMargins
  readonly typed: TypedMargins
  /** The margins in force when the form was opened, which the typed margins are compared with. */
  readonly from: SideMargins
  readonly preview: MarginPreview
  /** Sides that others have changed since. Their fields keep their text. */
  readonly theirs: readonly Side[]
}

interface Draft {
  readonly typed: TypedMargins
  readonly from: SideMargins
}

type Drafts = ReadonlyMap<InstrumentId, Draft>

export type MarginForm = ReturnType<typeof useMarginForm>

/**
 * The state of the form for one price or a whole board. Only the person's own input changes a field; a change that
 * others publish appears next to it.
 */
export function useMarginForm(page: readonly PricedMargins[], version: number) {
  const { serverSentAt, oldSince } = usePanel()
  const [drafts, setDrafts] = useState(() => draftsOf(page))
  const [isMeant, setMeant] = useState(false)
  const change = useUndoableChange('changeMargins', 'undoMargins', version)
  const { isUnderWay } = change
  const rows = page.map((priced): MarginRow => {
    const { code, margins } = priced.price
    const { typed, from } = drafts.get(code) ?? draftOf(priced)
    // A state that is older than our own publication reports no changes by others, and one during it may be ours.
    const isNewer = version >= change.since && !isUnderWay
    const theirs = isNewer ? SIDES.filter((side) => !sameMargin(from[side], margins[side])) : []
    return { priced, typed, from, preview: previewOf(priced, typed, from), theirs }
  })
  const changed = rows.filter(({ preview }) => preview.changed.length > 0)
  const isWrong = rows.some(isRowWrong)
  const isDoubtful = rows.some(({ preview }) => preview.unusual.length > 0) || change.answer?.kind === 'unusual'

  // Without drafts, the person has seen the margins of this page.
  const write = (written: Drafts, from = drafts.size === 0 ? version : change.since): void => {
    setDrafts(new Map([...drafts, ...written]))
    change.setSince(from)
    setMeant(false)
    change.reset()
  }
  const publish = async (replaces: boolean): Promise<void> => {
    const margins = changed.map(({ priced, typed, preview }) => ({
      code: priced.price.code,
      ...Object.fromEntries(preview.changed.map((side) => [side, typed[side]])),
    }))
    const published = await change.publish(
      (since) => ({ margins, since, seenAt: serverSentAt, acceptUnusual: isMeant }),
      replaces,
    )
    if (published === null) return
    const written = rows.map(
      ({ priced, typed, preview }) => [priced.price.code, { typed, from: preview.margins }] as const,
    )
    setDrafts(new Map([...drafts, ...written]))
    setMeant(false)
  }
  return {
    rows,
    changed,
    isWrong,
    /** True until the person has confirmed unusual margins. */
    waitsForYes: isDoubtful && !isMeant,
    isMeant,
    setMeant,
    isUnderWay,
    /** The server's answer to exactly these margins; null means none. */
    answer: change.answer,
    failure: change.failure,
    /** The publication or the undoing from this form, until something is typed again; null means none. */
    done: changed.length === 0 ? change.done : null,
    undoAnswer: change.undoAnswer,
    isReady:
      changed.length > 0 &&
      !isWrong &&
      (!isDoubtful || isMeant) &&
      !isUnderWay &&
      oldSince === null &&
      change.answer?.kind !== 'conflict',
    type: (code: InstrumentId, side: Side, text: string): void => {
      const row = rows.find(({ priced }) => priced.price.code === code)
      if (row !== undefined) write(new Map([[code, { typed: { ...row.typed, [side]: text }, from: row.from }]]))
    },
    typeAll: (all: ReadonlyMap<InstrumentId, TypedMargins>): void => {
      const written = rows.flatMap(({ priced: { price }, from }): [InstrumentId, Draft][] => {
        const typed = all.get(price.code)
        return typed === undefined ? [] : [[price.code, { typed, from }]]
      })
      write(new Map(written))
    },
    /** Fills every field with the margins in force. */
    clear: () => write(draftsOf(page), version),
    /** Copies the margins that others have published into the fields of their sides. */
    adopt: (): void => {
      const adopted = rows.map(({ priced: { price }, typed, theirs }): [InstrumentId, Draft] => {
        const taken = Object.fromEntries(theirs.map((side) => [side, marginField(price.margins[side], price.code)]))
        return [price.code, { typed: { ...typed, ...taken }, from: price.margins }]
      })
      write(new Map(adopted), version)
    },
    publish: () => publish(false),
    /** Publishes, and replaces changes by others. */
    publishOver: () => publish(true),
    /** Undoes what a version changed in the margins of this form. The fields then show the margins in force. */
    undo: async (undone: number): Promise<void> => {
      const codes = page.map(({ price }) => price.code)
      const answer = await change.undo({ version: undone, codes })
      if (answer === null) return
      setDrafts(new Map())
      change.setDone(answer)
    },
  }
}

/** Returns true if a margin cannot be read or is refused; then no row can be published. */
export function isRowWrong({ preview }: MarginRow): boolean {
  return preview.unreadable.length > 0 || preview.refused !== null
}

function draftsOf(page: readonly PricedMargins[]): Drafts {
  return new Map(page.map((priced) => [priced.price.code, draftOf(priced)]))
}

function draftOf({ price: { code, margins } }: PricedMargins): Draft {
  return { typed: textsOf(margins, code), from: margins }
}

function textsOf(margins: SideMargins, code: InstrumentId): TypedMargins {
  return { buy: marginField(margins.buy, code), sell: marginField(margins.sell, code) }
}
