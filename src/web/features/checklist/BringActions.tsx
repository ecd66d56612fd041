import { PAGES } from '#contract/paths.ts'
import type { Asked } from '#contract/question.ts'
import type { VisitorKind } from '#contract/visitor-kind.ts'
import { bring as copy } from '../../copy/bring.ts'
import { documents } from '../../copy/documents.ts'
import { useOpeningHours } from '../../live/index.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight, printer } from '../../ui/icons.ts'
import { ShareActions } from '../../ui/ShareActions.tsx'
import { addressOf } from './address-of.ts'
import { listText } from './list-text.ts'
import type { Limit } from './use-limit.ts'
import styles from './BringActions.module.css'

interface BringActionsProps {
  visitor: VisitorKind
  asked: Asked
  limit: Limit
}

/** The list on paper, or in somebody else's phone. */
export function BringActions({ visitor, asked, limit }: BringActionsProps) {
  const { office } = usePageState()
  const text = listText(visitor, limit, office, useOpeningHours())
  const address = office.origin + addressOf(asked)
  return (
    <div className={styles.actions}>
      <ShareActions
        shared={{ title: copy.title, text, url: address }}
        copied={`${text}\n${address}`}
        words={copy.share}
        className={styles.action}
      />
      <Button kind="line" className={`${styles.action} ${styles.print}`} onClick={() => print()}>
        <Icon of={printer} />
        {copy.print}
      </Button>
      <ButtonLink to={PAGES.documents.path} kind="line" className={styles.action}>
        {copy.documents}
        <Icon of={arrowRight} />
      </ButtonLink>
      {visitor === 'foreigners' ? (
        <a href={PAGES.documentsEnglish.path} lang="en" hrefLang="en" translate="no" className={styles.english}>
          {documents.english}
        </a>
      ) : null}
    </div>
  )
}
