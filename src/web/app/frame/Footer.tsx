import {
  isListed,
  LICENCE_PATH,
  type ListedKey,
  PAGE_KEYS,
  PAGES,
  POLICY_PATH,
  REGISTRY_PATH,
} from '#contract/paths.ts'
import { footer as copy, introduction, pageLabels } from '../../copy/frame.ts'
import { openingText } from '../../copy/opening-words.ts'
import { askAgain } from '../../features/consent/index.ts'
import { useAsOfNow, useToday } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { clock, externalLink, mail, mapPin, phoneIcon } from '../../ui/icons.ts'
import { ThemeControl } from './ThemeControl.tsx'
import styles from './Footer.module.css'

function linksOf(list: 'quickLinks' | 'services'): readonly ListedKey[] {
  return PAGE_KEYS.filter(isListed).filter((key) => 'footer' in PAGES[key] && PAGES[key].footer === list)
}

export function Footer() {
  const { office } = usePageState()
  const { title, kind, number, authority, registry } = office.licence
  const year = Number(useToday().slice(0, 4))
  return (
    <footer className={`${styles.footer} screen-only`}>
      <div className={`${styles.band} ornament`} aria-hidden="true" />
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.office}>
            <div className={`${styles.logo} ornament`} role="img" aria-label={office.name} />
            <p>{introduction(office)}</p>
          </div>
          <div>
            <h2>{copy.quickLinks}</h2>
            <ul>
              {linksOf('quickLinks')
                .filter((page) => page !== 'gold' || office.gold !== undefined)
                .map(pageItem)}
            </ul>
          </div>
          <div>
            <h2>{copy.services}</h2>
            <ul>
              {linksOf('services').map(pageItem)}
              <li>
                <ExternalLink href={POLICY_PATH}>
                  {copy.policy}
                  <Icon of={externalLink} />
                </ExternalLink>
              </li>
            </ul>
          </div>
          <Contact />
        </div>
        <div className={styles.licence}>
          <p>
            {title === undefined ? null : <b>{title}</b>} <span>{kind}</span> <span>{copy.permitNumber(number)}</span>{' '}
            <span>{authority}</span>
          </p>
          <a href={LICENCE_PATH}>{copy.permit}</a>
        </div>
        <div className={styles.line}>
          <span className={styles.copyright}>{copy.copyright(year, office.name)}</span>
          {registry === undefined ? null : <a href={REGISTRY_PATH}>{copy.registry}</a>}
          <a href={PAGES.cookiePolicy.path}>{pageLabels.cookiePolicy}</a>
          <button type="button" className={`${styles.consent} script-only`} onClick={askAgain}>
            {copy.consent}
          </button>
          <ThemeControl />
        </div>
        <p className={styles.notice}>{copy.notice}</p>
      </div>
    </footer>
  )
}

function pageItem(page: ListedKey) {
  return (
    <li key={page}>
      <a href={PAGES[page].path}>{pageLabels[page]}</a>
    </li>
  )
}

function Contact() {
  const { office } = usePageState()
  const { address, email, phone: telephone } = office
  const opening = useAsOfNow(({ opening: state, now }) => openingText(state, now))
  return (
    <div className={styles.contact}>
      <h2>{copy.contact}</h2>
      <ul>
        <li>
          <a href={`mailto:${email}`} translate="no">
            <Icon of={mail} />
            {email}
          </a>
        </li>
        <li>
          <a href={`tel:${telephone.uri}`} translate="no">
            <Icon of={phoneIcon} />
            {telephone.text}
          </a>
        </li>
        <li>
          <span>
            <Icon of={mapPin} />
            {`${address.street}, ${address.district} / ${address.city}`}
          </span>
        </li>
        <li>
          <span>
            <Icon of={clock} />
            <span>{opening}</span>
          </span>
        </li>
      </ul>
    </div>
  )
}
