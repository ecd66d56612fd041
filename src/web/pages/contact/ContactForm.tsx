import { type Ref, useId } from 'react'
import { type ContactFailure, type ContactField, HONEYPOT_FIELD } from '#contract/contact-message.ts'
import { PAGES } from '#contract/paths.ts'
import { CONTACT_BANNERS, contactForm, contactFailureText } from '../../copy/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { send } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { firstFailed, type FormState, useContactForm } from './use-contact-form.ts'
import styles from './ContactForm.module.css'

/** The contact form. Scripts send it as an API call. Without scripts the browser posts it. */
export function ContactForm() {
  const { state, hydrated, form, banner, draft, submit, typed } = useContactForm()
  const titleId = useId()
  const trapId = useId()
  const submitting = state.kind === 'submitting'
  const failures = state.kind === 'invalid' ? state.failures : {}
  const bad = firstFailed(failures)

  function field(name: ContactField) {
    return (
      <ContactControl
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
      className={`${styles.form} screen-only`}
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
        {/* The honeypot field is not hidden by `display: none`, because robots recognise it. */}
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
  /** The text from before a navigation or a submission without scripts. */
  readonly draft: string | undefined
  /** True for the field that the browser focuses if scripts are off. */
  readonly startsHere: boolean
}

/** The attributes of each field. With `noValidate` only the shared schema validates. */
const CONTROLS = {
  name: { type: 'text', autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  phone: { type: 'tel', autoComplete: 'tel', required: false },
  subject: { type: 'text', autoComplete: 'off', required: true },
} as const

function ContactControl({ name, failure, readOnly, draft, startsHere }: FieldProps) {
  const isPhone = name === 'phone'
  const shared = {
    name,
    label: contactForm.labels[name],
    mistake: failure === undefined ? null : contactFailureText(name, failure),
    readOnly,
    defaultValue: draft,
    autoFocus: startsHere,
  }
  if (name === 'message') return <TextArea {...shared} rows={5} required />
  return (
    <TextField
      {...shared}
      {...CONTROLS[name]}
      beside={isPhone ? contactForm.optional : undefined}
      hint={isPhone && failure === undefined ? contactForm.phoneHint : null}
    />
  )
}

interface FormBannerProps extends Pick<FieldProps, 'startsHere'> {
  readonly state: FormState
  readonly ref: Ref<HTMLDivElement>
}

/** The result of the last submission. The number of mistakes is visible only if the server returned the form. */
function FormBanner({ state, startsHere, ref }: FormBannerProps) {
  switch (state.kind) {
    case 'idle':
    case 'submitting':
      return null
    case 'invalid': {
      const count = <span role="alert">{contactForm.failureCount(state.found)}</span>
      return state.shown ? <Notice tone="bad">{count}</Notice> : <VisuallyHidden>{count}</VisuallyHidden>
    }
    case 'sent':
      return (
        <Notice tone="good" ref={ref} role="status" tabIndex={-1}>
          {CONTACT_BANNERS.sent}
        </Notice>
      )
    case 'failed':
      return (
        <Notice
          tone="bad"
          ref={ref}
          role="alert"
          tabIndex={-1}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the banner answers the visitor's submission
          autoFocus={startsHere}
          // React supports autoFocus only on form fields and would warn about a mismatch.
          suppressHydrationWarning
        >
          {state.text}
        </Notice>
      )
  }
}
