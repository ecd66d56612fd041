import { useState } from 'react'
import type { BulletinRate } from '#contract/bulletin.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import type { OfficialKind } from '#domain/official-reference.ts'
import { bankBoard, bulletinOf } from '../../copy/rates.ts'
import { formatDay, formatDayOfYear } from '../../format/format.ts'
import { type BankState, useCell, useFeed, useLive } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { BankBoardFoot } from '../../slots/index.ts'
import { BankSource } from '../../ui/BankSource.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Missing } from '../../ui/Missing.tsx'
import { useWords } from '../../words/index.ts'
import { BankKinds, OFFICIAL_KINDS, OnlyKind } from './BankKinds.tsx'
import { BoardFrame, RateTable } from './Board.tsx'
import { EmptyBody } from './EmptyBody.tsx'
import { RateCell } from './RateCell.tsx'
import { RowHeader } from './RateRow.tsx'
import { SampleChip, SourceChip } from './SourceChip.tsx'
import tables from './BankBoard.module.css'
import styles from './RateRow.module.css'

/** The rates of the central bank. A bulletin with rates for banknotes has a second table in the same place. */
export function BankBoard({ headingLevel }: { headingLevel: 2 | 3 }) {
  useFeed('bank')
  const { updated } = useWords('live')
  const { links } = usePageState().office
  const bank = useCell(useLive().bank)
  const { bulletin, call } = bank
  const listed = CURRENCY_CODES.filter((code) => bulletin?.rates[code] !== undefined)
  const isEmpty = listed.length === 0
  const hasBanknotes = listed.some((code) => bulletin?.rates[code]?.banknote !== undefined)
  const [chosen, choose] = useState<OfficialKind>('doviz')
  const shown = hasBanknotes ? chosen : 'doviz'
  return (
    <BoardFrame
      title={bankBoard.title}
      headingLevel={headingLevel}
      chips={
        <>
          <SampleChip of="bank" />
          <BankChips {...bank} />
        </>
      }
      updated={updated(bulletin?.fetchedAt ?? null)}
      choice={isEmpty ? null : hasBanknotes ? <BankKinds choose={choose} /> : <OnlyKind />}
      note={call === 'error' ? bankBoard.retryNote : null}
      foot={
        <>
          <BankSource href={links.centralBankHistory} />
          {'. '}
          {isEmpty ? null : <span>{hasBanknotes ? bankBoard.hasBanknotes : bankBoard.lacksBanknotes}</span>}
          <BankBoardFoot />
        </>
      }
    >
      {isEmpty ? (
        <EmptyBody status={call} details={bankBoard.empty} />
      ) : (
        OFFICIAL_KINDS.filter((kind) => kind === 'doviz' || hasBanknotes).map((kind) => (
          <RateTable
            key={kind}
            caption={bankBoard.caption(kind)}
            kind={bankBoard.kind[kind].name}
            hasChange
            className={`${tables[kind]} ${kind === shown ? tables.chosen : ''}`}
          >
            <tbody>
              {listed.map((code) => (
                <BankRow key={code} code={code} kind={kind} {...bulletin?.rates[code]} />
              ))}
            </tbody>
          </RateTable>
        ))
      )}
    </BoardFrame>
  )
}

type BankRowProps = { code: CurrencyCode; kind: OfficialKind } & Partial<BulletinRate>

/** A rate of the central bank. It shows its day if it is from an older bulletin. */
function BankRow({ code, kind, banknote, day, ...account }: BankRowProps) {
  const { names } = useWords('rates')
  const { buy = null, sell = null } = (kind === 'efektif' ? banknote : account) ?? {}
  const instrument = CURRENCIES[code]
  const { rate: decimals } = instrument.decimals
  return (
    <tr className={styles.row}>
      <RowHeader instrument={instrument} name={names[code]} path={null} />
      <RateCell rate={buy} side="buy" missing={bankBoard.missing} decimals={decimals} />
      <RateCell rate={sell} side="sell" missing={bankBoard.missing} decimals={decimals}>
        {day === undefined ? null : (
          <div className={styles.time}>
            <span className={styles.ownDay}>{bulletinOf(formatDay(day))}</span>
          </div>
        )}
      </RateCell>
      <td className={styles.change}>
        <Missing word={bankBoard.noChange} />
      </td>
    </tr>
  )
}

function BankChips({ call, bulletin }: BankState) {
  return (
    <>
      {call === 'error' ? <SourceChip word="error" /> : null}
      {call === 'connecting' && bulletin === null ? <SourceChip word="connecting" /> : null}
      {bulletin === null ? null : (
        <Chip night kind="off" icon={null}>
          {bulletinOf(formatDayOfYear(bulletin.day))}
        </Chip>
      )}
    </>
  )
}
