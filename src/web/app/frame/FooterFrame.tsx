import type { ReactNode } from 'react'
import { LICENCE_PATH } from '#contract/paths.ts'
import { askAgain } from '../../features/consent/index.ts'
import { useToday } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { useWords } from '../../words/index.ts'
import { ThemeControl } from './ThemeControl.tsx'
import styles from './FooterFrame.module.css'

interface FooterFrameProps {
  /** The links of the last line. All of them lead to Turkish pages. */
  readonly links: readonly { readonly href: string; readonly text: string }[]
  /** The columns above the licence. */
  readonly children?: ReactNode
}

/** The footer of a page in any language. */
export function FooterFrame({ links, children }: FooterFrameProps) {
  const { office } = usePageState()
  const { footer } = useWords('frame')
  const year = useToday().slice(0, 4)
  return (
    <footer className={`${styles.footer} screen-only`}>
      <div className={`${styles.band} ornament`} aria-hidden="true" />
      <div className="wrap">
        {children}
        <div className={styles.licence}>
          <Licence />
          <a href={LICENCE_PATH} hrefLang="tr">
            {footer.permit}
          </a>
        </div>
        <div className={styles.line}>
          <span className={styles.copyright}>
            <bdi translate="no">{`© ${year} ${office.name}`}</bdi>
          </span>
          {links.map(({ href, text }) => (
            <a key={href} href={href} hrefLang="tr">
              {text}
            </a>
          ))}
          <button type="button" className={`${styles.consent} script-only`} onClick={askAgain}>
            {footer.consent}
          </button>
          <ThemeControl />
        </div>
        <p className={styles.notice}>{footer.notice}</p>
      </div>
    </footer>
  )
}

function Licence() {
  const { name, licence } = usePageState().office
  const { footer } = useWords('frame')
  const kind = footer.kind(licence.kind)
  const authority = footer.authority(licence.authority)
  return (
    <p>
      <b>
        <bdi lang="tr" translate="no">
          {licence.title ?? name}
        </bdi>
      </b>{' '}
      {kind === null ? <span lang="tr">{licence.kind}</span> : <span>{kind}</span>}{' '}
      <span>
        {`${footer.number}\u00A0`}
        <bdi translate="no">{licence.number}</bdi>
      </span>{' '}
      {authority === null ? <span lang="tr">{licence.authority}</span> : <span>{authority}</span>}
    </p>
  )
}
