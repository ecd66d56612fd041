import { useState } from 'react'
import type { BulletinRate } from '#contract/bulletin.ts'
import { PAGES } from '#contract/paths.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import type { OfficialKind } from '#domain/official-reference.ts'
import { pageLabels } from '../../copy/frame.ts'
import { bankBoard, bulletinOf } from '../../copy/rates.ts'
import { formatDay } from '../../format/format.ts'
import { type BankState, useCell, useFeed, useLive } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { BankSource } from '../../ui/BankSource.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Missing } from '../../ui/Missing.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useWords } from '../../words/index.ts'
import { BoardFrame, RateTable } from './Board.tsx'
import { EmptyBody } from './EmptyBody.tsx'
import { RateCell } from './RateCell.tsx'
import { RowHeader } from './RateRow.tsx'
import { SampleChip, SourceChip } from './SourceChip.tsx'
import board from './Board.module.css'
import styles from './RateRow.module.css'

export function BankBoard({ headingLevel }: { headingLevel: 2 | 3 }) {
  useFeed('bank')
  const { updated } = useWords('live')
  const { links } = usePageState().office
  const bank = useCell(useLive().bank)
  const { bulletin, call } = bank
  const listed = CURRENCY_CODES.filter((code) => bulletin?.rates[code] !== undefined)
  const hasBanknotes = listed.some((code) => bulletin?.rates[code]?.banknote !== undefined)
  const [chosen, choose] = useState<OfficialKind>('doviz')
  const kind = hasBanknotes ? chosen : 'doviz'
  return (
    <BoardFrame
      title={bankBoard.title}
      headingLevel={headingLevel}
      chips={
        <>
          <SampleChip of="bank" />
          <BankChip {...bank} />
        </>
      }
      updated={updated(bulletin?.fetchedAt ?? null)}
      bulletin={bulletin === null ? null : bulletinOf(formatDay(bulletin.day))}
      kind={bankBoard.head[kind]}
      note={call === 'error' ? bankBoard.retryNote : null}
      foot={
        <>
          <BankSource href={links.centralBankHistory} />
          {bankBoard.days}
          <a href={PAGES.officialDay.path}>{pageLabels.officialDay}</a>
          {hasBanknotes ? (
            <span className={`${board.choice} script-only`}>
              <Segments label={bankBoard.kinds} options={KINDS} chosen={kind} choose={choose} />
            </span>
          ) : null}
        </>
      }
    >
      {listed.length === 0 ? (
        <EmptyBody status={call} details={bankBoard.empty} />
      ) : (
        <RateTable caption={bankBoard.caption(kind)} hasChange>
          <tbody>
            {listed.map((code) => (
              <BankRow key={code} code={code} kind={kind} {...bulletin?.rates[code]} />
            ))}
          </tbody>
        </RateTable>
      )}
    </BoardFrame>
  )
}

/** The rates for accounts, which the table shows first, and those for banknotes. */
const KINDS = [
  ['doviz', bankBoard.kind.doviz],
  ['efektif', bankBoard.kind.efektif],
] as const

type BankRowProps = { code: CurrencyCode; kind: OfficialKind } & Partial<BulletinRate>

/** A rate of the central bank. It shows its day if it is from an older bulletin. */
function BankRow({ code, kind, banknote, day, ...account }: BankRowProps) {
  const { names, missing } = useWords('rates')
  const { buy = null, sell = null } = (kind === 'efektif' ? banknote : account) ?? {}
  const instrument = CURRENCIES[code]
  const { rate: decimals } = instrument.decimals
  return (
    <tr className={styles.row}>
      <RowHeader instrument={instrument} name={names[code]} path={null} />
      <RateCell rate={buy} side="buy" missing={missing.buy} decimals={decimals} />
      <RateCell rate={sell} side="sell" missing={missing.sell} decimals={decimals}>
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

function BankChip({ call, bulletin }: BankState) {
  if (call === 'error') return <SourceChip word="error" />
  if (bulletin === null && call === 'connecting') return <SourceChip word="connecting" />
  return (
    <Chip night kind="off" icon={null}>
      {bankBoard.chip}
    </Chip>
  )
}
