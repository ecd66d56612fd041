import type { ReactNode } from 'react'
import type { PanelPage } from '#contract/panel/page.ts'
import type { SignInPage } from '#contract/panel/sign-in-page.ts'
import logoDark from '../../assets/marks/logo-dark.svg'
import logo from '../../assets/marks/logo.svg'
import { signInPanel } from '../../copy/panel-sign-in.ts'
import { panelFrameWords } from '../../copy/panel-words.ts'

export type SignInFrame = Extract<PanelPage, { body: SignInPage }>['frame']

export interface EntryProps<Kind extends SignInPage['kind']> {
  readonly frame: SignInFrame
  readonly page: Extract<SignInPage, { kind: Kind }>
}

/** The sheet of all pages before sign-in. */
export function Entry({ frame, title, children }: { frame: SignInFrame; title: string; children: ReactNode }) {
  return (
    <div className="entry">
      <div className="g" />
      <header className="entry-h">
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={logoDark} />
          <img src={logo} alt={frame.officeName} width={210} height={50} />
        </picture>
      </header>
      <main className="entry-b">
        <div className="framed note">
          <header className="pv-h on-night">
            <p className="pv-t">{panelFrameWords.name}</p>
          </header>
          <div className="in">
            <h1>{title}</h1>
            {children}
          </div>
        </div>
      </main>
      <footer className="entry-f">{signInPanel.footer(frame.officeName)}</footer>
    </div>
  )
}
