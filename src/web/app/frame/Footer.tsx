import { isListed, type ListedKey, PAGE_KEYS, PAGES, POLICY_PATH, REGISTRY_PATH } from '#contract/paths.ts'
import { footer as copy, introduction, pageLabels } from '../../copy/frame.ts'
import { openingText } from '../../copy/opening-words.ts'
import { useAsOfNow } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { clock, externalLink, mail, mapPin, phoneIcon } from '../../ui/icons.ts'
import { FooterFrame } from './FooterFrame.tsx'
import styles from './Footer.module.css'

function linksOf(list: 'quickLinks' | 'services'): readonly ListedKey[] {
  return PAGE_KEYS.filter(isListed).filter((key) => 'footer' in PAGES[key] && PAGES[key].footer === list)
}

/** The footer of the Turkish pages, with links to all of them. */
export function Footer() {
  const { office } = usePageState()
  const { registry } = office.licence
  const links = [
    ...(registry === undefined ? [] : [{ href: REGISTRY_PATH, text: copy.registry }]),
    { href: PAGES.cookiePolicy.path, text: pageLabels.cookiePolicy },
  ]
  return (
    <FooterFrame links={links}>
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
    </FooterFrame>
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
