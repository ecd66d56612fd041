import type { ReactNode } from 'react'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import { PAGES } from '#contract/paths.ts'
import { linkTo } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Sum } from '#domain/sum.ts'
import { checklist as copy } from '../../copy/documents.ts'
import { floats, pageLabels } from '../../copy/frame.ts'
import { shortOpeningText, openDaysText } from '../../copy/opening-words.ts'
import { useAsOfNow, useOpeningHours } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight, clock, type IconPath, landmark, mapPin, messageCircle, phoneIcon } from '../../ui/icons.ts'
import rows from '../../ui/LinkRows.module.css'
import styles from './CounterRows.module.css'

/** Shows the ways to reach the office. `sum` is null until the visitor has entered an amount. */
export function CounterRows({ sum }: { sum: Sum<CurrencyCode> | null }) {
  const { office } = usePageState()
  const { address, chat, map, phone: counter } = office
  const days = openDaysText(useOpeningHours())
  const status = useAsOfNow(({ opening, now }) => shortOpeningText(opening, now))
  return (
    <ul className={rows.rows} aria-label={copy.place}>
      <li>
        <div className={styles.row}>
          <Words icon={clock}>
            <b className="screen-only">{status}</b>
            <small>{days}</small>
          </Words>
        </div>
      </li>
      <li>
        <ExternalLink href={map.directions} className={styles.row}>
          <Words icon={mapPin}>
            <b className="screen-only">{floats.directions}</b>
            <small>{`${address.street}, ${address.district} / ${address.city}`}</small>
          </Words>
          <Icon of={arrowRight} className="screen-only" />
        </ExternalLink>
      </li>
      <li>
        <a href={`tel:${counter.uri}`} className={styles.row}>
          <Words icon={phoneIcon}>
            <b translate="no">{counter.text}</b>
            <small>{copy.phone}</small>
          </Words>
          <Icon of={arrowRight} className="screen-only" />
        </a>
      </li>
      <li className="screen-only">
        <ExternalLink href={chat.href} className={styles.row}>
          <Words icon={messageCircle}>
            <b>{floats.write}</b>
            <small>{copy.chat}</small>
          </Words>
          <Icon of={arrowRight} className="screen-only" />
        </ExternalLink>
      </li>
      {office.transfers.explainedFromTl === null ? null : (
        <li className="screen-only">
          <a href={PAGES.accounts.path + searchOfSum(sum)} className={styles.row}>
            <Words icon={landmark}>
              <b>{pageLabels.accounts}</b>
              <small>{sum === null ? copy.transfer : copy.transferOfSum}</small>
            </Words>
            <Icon of={arrowRight} className="screen-only" />
          </a>
        </li>
      )}
    </ul>
  )
}

/** Returns the query of the amount alone. A transfer has no second currency and no banknotes. */
function searchOfSum(sum: Sum<CurrencyCode> | null): string {
  if (sum === null) return ''
  const { deal, items } = sum
  const [{ code, amount }] = items
  return linkTo({ deal, items: [{ code, amount }], against: null }, null, CURRENCY_GOODS).slice(
    CURRENCY_GOODS.path.length,
  )
}

function Words({ icon, children }: { icon: IconPath; children: ReactNode }) {
  return (
    <>
      <Icon of={icon} />
      <span className={styles.words}>{children}</span>
    </>
  )
}
