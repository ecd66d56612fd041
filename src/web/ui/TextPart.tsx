import type { ReactNode } from 'react'
import styles from './TextPart.module.css'

interface TextPartProps {
  readonly title: string
  readonly text?: readonly string[]
  readonly terms?: readonly { readonly name: string; readonly text: string }[]
  readonly children?: ReactNode
}

/** The parts of a page of continuous text. */
export function TextParts({ lang, children }: { readonly lang?: string; readonly children: ReactNode }) {
  return (
    <div className={styles.text} lang={lang}>
      {children}
    </div>
  )
}

/** A heading and its text, side by side if there is room. */
export function TextPart({ title, text, terms, children }: TextPartProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.body}>
        {text?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {terms && (
          <dl>
            {terms.map(({ name, text: meaning }) => (
              <Term key={name} name={name}>
                {meaning}
              </Term>
            ))}
          </dl>
        )}
        {children}
      </div>
    </section>
  )
}

/** A name and its meaning, in a `dl`. */
export function Term({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
