import type { ReactNode } from 'react'
import type { PanelPage } from '#contract/panel/page.ts'
import type { SignInPage } from '#contract/panel/sign-in-page.ts'
import logoDark from '../../assets/marks/logo-dark.svg'
import logo from '../../assets/marks/logo.svg'
import { signInPanel } from '../../copy/panel-sign-in.ts'
import { panelFrameWords } from '../../copy/panel-words.ts'
import { Rosette } from '../../ui/Rosette.tsx'
import { BanknoteSheet } from '../parts/BanknoteSheet.tsx'
import { SheetPart } from '../parts/Sheet.tsx'
import styles from './Entry.module.css'

export type SignInFrame = Extract<PanelPage, { body: SignInPage }>['frame']

export interface EntryProps<Kind extends SignInPage['kind']> {
  readonly frame: SignInFrame
  readonly page: Extract<SignInPage, { kind: Kind }>
}

/** The sheet of all pages before sign-in. */
export function Entry({ frame, title, children }: { frame: SignInFrame; title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Rosette of="sun" className={styles.rosette} />
      <header className={styles.head}>
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={logoDark} />
          <img src={logo} alt={frame.officeName} width={210} height={50} />
        </picture>
      </header>
      <main className={styles.main}>
        <BanknoteSheet title={panelFrameWords.name} isHeading={false}>
          <SheetPart className={styles.part}>
            <h1>{title}</h1>
            {children}
          </SheetPart>
        </BanknoteSheet>
      </main>
      <footer className={styles.foot}>{signInPanel.footer(frame.officeName)}</footer>
    </div>
  )
}
