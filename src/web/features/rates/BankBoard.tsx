import type { BulletinRate } from '#contract/bulletin.ts'
import { PAGES } from '#contract/paths.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { pageLabels } from '../../copy/frame.ts'
import { bankBoard, bulletinOf, currencyNames, noBuy, noRate, updated } from '../../copy/rates.ts'
import { DASH, formatDateTime, formatDay } from '../../format/format.ts'
import { type BankState, useCell, useFeed, useLive } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { BankSource } from '../../ui/BankSource.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Missing } from '../../ui/Missing.tsx'
import { BoardFrame, RateTable } from './Board.tsx'
import { EmptyBody } from './EmptyBody.tsx'
import { RateCell } from './RateCell.tsx'
import { RowHeader } from './RateRow.tsx'
import { SampleChip, SourceChip } from './SourceChip.tsx'
import styles from './RateRow.module.css'

export function BankBoard({ headingLevel }: { headingLevel: 2 | 3 }) {
  useFeed('bank')
  const { links } = usePageState().office
  const bank = useCell(useLive().bank)
  const { bulletin, call } = bank
  const listed = CURRENCY_CODES.filter((code) => bulletin?.rates[code] !== undefined)
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
      updated={updated(bulletin === null ? DASH : formatDateTime(bulletin.fetchedAt))}
      bulletin={bulletin === null ? null : bulletinOf(formatDay(bulletin.day))}
      note={call === 'error' ? bankBoard.retryNote : null}
      foot={
        <>
          <BankSource href={links.centralBankHistory} />
          {bankBoard.days}
          <a href={PAGES.officialDay.path}>{pageLabels.officialDay}</a>
        </>
      }
    >
      {listed.length === 0 ? (
        <EmptyBody status={call} of="bank" />
      ) : (
        <RateTable caption={bankBoard.caption}>
          <tbody>
            {listed.map((code) => (
              <BankRow key={code} code={code} {...bulletin?.rates[code]} />
            ))}
          </tbody>
        </RateTable>
      )}
    </BoardFrame>
  )
}

/** A rate of the central bank. It shows its day if it is from an older bulletin. */
function BankRow({ code, buy = null, sell = null, day }: { code: CurrencyCode } & Partial<BulletinRate>) {
  const instrument = CURRENCIES[code]
  const { rate: decimals } = instrument.decimals
  return (
    <tr className={styles.row}>
      <RowHeader instrument={instrument} name={currencyNames[code]} path={null} />
      <RateCell rate={buy} side="buy" missing={noBuy} decimals={decimals} />
      <RateCell rate={sell} side="sell" missing={noRate} decimals={decimals}>
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
