import { type Ref, useId } from 'react'
import { CONTACT_FIELDS, type ContactField, HONEYPOT_FIELD } from '#contract/contact-message.ts'
import { PAGES } from '#contract/paths.ts'
import { contactForm } from '../../copy/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { circleAlert, circleCheck, send } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Field } from './Field.tsx'
import { type FormState, useContactForm } from './use-contact-form.ts'
import styles from './ContactForm.module.css'

/** Sent by our scripts as a call; by the browser alone, where they are not or not yet there, as a form that a page answers. */
export function ContactForm() {
  const { state, hydrated, form, banner, draft, submit, typed } = useContactForm()
  const titleId = useId()
  const trapId = useId()
  const submitting = state.kind === 'submitting'

  const failures = state.kind === 'invalid' ? state.failures : {}
  const firstFailed = CONTACT_FIELDS.find((name) => failures[name] !== undefined)

  function field(name: ContactField) {
    return (
      <Field
        name={name}
        failure={failures[name]}
        readOnly={submitting}
        draft={draft[name]}
        startsHere={!hydrated && name === firstFailed}
      />
    )
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={titleId}
      method="post"
      action={PAGES.contact.path}
      noValidate={hydrated}
      onSubmit={(event) => void submit(event)}
      onInput={typed}
    >
      <h2 id={titleId}>{contactForm.title}</h2>
      <FormBanner state={state} startsHere={!hydrated} ref={banner} />
      <div className={styles.pair}>
        {field('name')}
        {field('email')}
      </div>
      <div className={styles.pair}>
        {field('phone')}
        {field('subject')}
      </div>
      {field('message')}
      <div>
        {/* Out of sight without display: none, which robots know. */}
        <VisuallyHidden>
          <span aria-hidden="true">
            <label htmlFor={trapId}>{contactForm.honeypot}</label>
            <input id={trapId} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
          </span>
        </VisuallyHidden>
        <Button type="submit" disabled={submitting}>
          <span>{submitting ? contactForm.submitting : contactForm.submit}</span>
          {submitting ? null : <Icon of={send} />}
        </Button>
      </div>
    </form>
  )
}

interface FormBannerProps {
  readonly state: FormState
  /** A visitor whom no script leads there starts at it. */
  readonly startsHere: boolean
  readonly ref: Ref<HTMLDivElement>
}

/** The word on the last sending, and how many fields need mending: for those who hear the page, or come back to a new one. */
function FormBanner({ state, startsHere, ref }: FormBannerProps) {
  switch (state.kind) {
    case 'idle':
    case 'submitting':
      return null
    case 'invalid': {
      const count = <span role="alert">{contactForm.failureCount(state.found)}</span>
      if (!state.shown) return <VisuallyHidden>{count}</VisuallyHidden>
      return (
        <div className={`${styles.banner} ${styles.failed}`}>
          <Icon of={circleAlert} className={styles.icon} />
          {count}
        </div>
      )
    }
    case 'sent':
      return (
        <div ref={ref} className={`${styles.banner} ${styles.sent}`} role="status" tabIndex={-1}>
          <Icon of={circleCheck} className={styles.icon} />
          <span>{state.text}</span>
        </div>
      )
    case 'failed':
      return (
        <div
          ref={ref}
          className={`${styles.banner} ${styles.failed}`}
          role="alert"
          tabIndex={-1}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what the visitor has just sent; our scripts put the focus here, too
          autoFocus={startsHere}
          // React knows the attribute on fields only, and finds it odd on this.
          suppressHydrationWarning
        >
          <Icon of={circleAlert} className={styles.icon} />
          <span>{state.text}</span>
        </div>
      )
  }
}
