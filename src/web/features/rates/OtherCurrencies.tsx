import { Fragment } from 'react'
import { chatWith } from '../../format/chat-link.ts'
import { usePageState } from '../../page-state/index.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { useWords } from '../../words/index.ts'
import styles from './Board.module.css'

interface OtherCurrenciesProps {
  /** The address of the calculator in the language of the page. */
  readonly calculator: string
}

/** Names the currencies that are not on the board, and asks the office. Renders nothing if there are none. */
export function OtherCurrencies({ calculator }: OtherCurrenciesProps) {
  const { newTab } = useWords('frame')
  const { office, officeWords } = usePageState()
  const words = officeWords?.others
  if (words === undefined) return null
  return (
    <p className={styles.note}>
      {words.list.map(({ code, name }, index) => (
        <Fragment key={code}>
          {index === 0 ? null : words.between}
          <a href={`${calculator}?bozdur=${code}`}>{name}</a>
        </Fragment>
      ))}
      {`: ${words.unlisted} `}
      <ExternalLink href={chatWith(office.chat.href, words.question)} note={newTab}>
        {words.ask}
      </ExternalLink>
    </p>
  )
}
