import { PAGES } from '#contract/paths.ts'
import bazaarStreet from '../../assets/plates/bazaar-street.svg'
import { identificationText } from '../../copy/identification.ts'
import { openDaysText } from '../../copy/opening-words.ts'
import { useOpeningHours } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight, clock, fileCheck, type IconPath, landmark } from '../../ui/icons.ts'
import { FramedPrint } from '../../ui/Visual.tsx'
import { visitWords as copy } from './words.ts'
import split from '../../ui/Split.module.css'
import styles from './Visit.module.css'

export function Visit() {
  const { legal, banks } = usePageState().office
  const hours = openDaysText(useOpeningHours())
  return (
    <div className={`${split.split} ${split.picture}`}>
      <FramedPrint src={bazaarStreet} label={copy.picture} />
      <div>
        <h2>{copy.title}</h2>
        <p className={`lead ${styles.lead}`}>{copy.lead}</p>
        <ul className={styles.links}>
          <Note
            to={PAGES.documents.path}
            icon={fileCheck}
            title={copy.documents.title}
            text={identificationText(legal)}
          />
          <Note
            to={PAGES.accounts.path}
            icon={landmark}
            title={copy.accounts.title}
            text={copy.accounts.text(banks.length)}
          />
          <Note to={PAGES.contact.path} icon={clock} title={copy.hours.title} text={`${hours}.`} />
        </ul>
      </div>
    </div>
  )
}

function Note({ to, icon, title, text }: { to: string; icon: IconPath; title: string; text: string }) {
  return (
    <li>
      <a href={to} className={styles.link}>
        <Icon of={icon} />
        <span>
          <b>{title}</b>
          <span>{text}</span>
        </span>
        <Icon of={arrowRight} />
      </a>
    </li>
  )
}
