import { chatWith } from '../../format/chat-link.ts'
import { usePageState } from '../../page-state/index.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { useWords } from '../../words/index.ts'
import styles from './SumCard.module.css'

/** Names below the amount the currencies that the counter may be asked for. */
export function OtherCurrencyHint() {
  const { newTab } = useWords('ask')
  const { office, officeWords } = usePageState()
  const words = officeWords?.others
  if (words?.another === undefined) return null
  const codes = words.list.map(({ code }) => code).join(words.between)
  return (
    <p className={`fine ${styles.another}`}>
      {`${codes} ${words.another} `}
      <ExternalLink href={chatWith(office.chat.href, words.question)} note={newTab}>
        {words.ask}
      </ExternalLink>
    </p>
  )
}
