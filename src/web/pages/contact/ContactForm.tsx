import { type Ref, useId } from 'react'
import { type ContactFailure, type ContactField, HONEYPOT_FIELD } from '#contract/contact-message.ts'
import { PAGES } from '#contract/paths.ts'
import { CONTACT_BANNERS, contactForm, failureText } from '../../copy/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { circleAlert, circleCheck, send } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { firstFailed, type FormState, useContactForm } from './use-contact-form.ts'
import styles from './ContactForm.module.css'

/** Sent by our scripts as a call or, without them, by the browser as a form that a page answers. */
export function ContactForm() {
  const { state, hydrated, form, banner, draft, submit, typed } = useContactForm()
  const titleId = useId()
  const trapId = useId()
  const submitting = state.kind === 'submitting'
  const failures = state.kind === 'invalid' ? state.failures : {}
  const bad = firstFailed(failures)

  function field(name: ContactField) {
    return (
      <Field
        name={name}
        failure={failures[name]}
        readOnly={submitting}
        draft={draft[name]}
        startsHere={!hydrated && name === bad}
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
      onSubmit={submit}
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

interface FieldProps {
  readonly name: ContactField
  readonly failure: ContactFailure | undefined
  readonly readOnly: boolean
  /** What was typed before the visitor went to another page, or sent the form without scripts. */
  readonly draft: string | undefined
  /** Takes the focus of a visitor without scripts. */
  readonly startsHere: boolean
}

/** What each field asks of the browser; with `noValidate` the shared schema judges alone. */
const CONTROLS = {
  name: { type: 'text', autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  phone: { type: 'tel', autoComplete: 'tel', required: false },
  subject: { type: 'text', autoComplete: 'off', required: true },
} as const

/** A label, its control, and below it the hint, or the error in the hint's place. */
function Field({ name, failure, readOnly, draft, startsHere }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const isBad = failure !== undefined
  const isPhone = name === 'phone'
  const shared = {
    id,
    name,
    readOnly,
    defaultValue: draft,
    autoFocus: startsHere,
    'aria-invalid': isBad,
    'aria-describedby': isBad || isPhone ? noteId : undefined,
  }
  return (
    <div className={isBad ? `${styles.field} ${styles.bad}` : styles.field}>
      <label htmlFor={id}>
        {contactForm.labels[name]} {isPhone && <span>{contactForm.optional}</span>}
      </label>
      {name === 'message' ? <textarea {...shared} rows={5} required /> : <input {...shared} {...CONTROLS[name]} />}
      {isBad && (
        <p id={noteId} className={styles.failure}>
          <Icon of={circleAlert} className={styles.failureIcon} />
          <span>{failureText(name, failure)}</span>
        </p>
      )}
      {isPhone && !isBad && (
        <p id={noteId} className={styles.hint}>
          {contactForm.phoneHint}
        </p>
      )}
    </div>
  )
}

interface FormBannerProps extends Pick<FieldProps, 'startsHere'> {
  readonly state: FormState
  readonly ref: Ref<HTMLDivElement>
}

/** How the last sending went. The count of mistakes is read out only, but shown on a page that came back. */
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
          <span>{CONTACT_BANNERS.sent}</span>
        </div>
      )
    case 'failed':
      return (
        <div
          ref={ref}
          className={`${styles.banner} ${styles.failed}`}
          role="alert"
          tabIndex={-1}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was just sent
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
