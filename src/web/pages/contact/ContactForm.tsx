import { type Ref, useId } from 'react'
import { type ContactField, HONEYPOT_FIELD } from '#contract/contact-message.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { API_PATHS } from '#contract/paths.ts'
import { contactForm } from '../../copy/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { circleAlert, circleCheck, send } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Field } from './Field.tsx'
import { type FormState, useContactForm } from './use-contact-form.ts'
import { useHydrated } from './use-hydrated.ts'
import styles from './ContactForm.module.css'

export function ContactForm({ office }: { office: OfficeFacts }) {
  const { state, banner, draft, submit, typed } = useContactForm()
  // Before the scripts have taken over, sending would leave the page, and the server takes JSON only.
  const ready = useHydrated()
  const titleId = useId()
  const trapId = useId()
  const submitting = state.kind === 'submitting'

  function field(name: ContactField) {
    const failure = state.kind === 'invalid' ? state.failures[name] : undefined
    return <Field name={name} failure={failure} readOnly={submitting} draft={draft[name]} />
  }

  return (
    <form
      className={styles.form}
      aria-labelledby={titleId}
      method="post"
      action={API_PATHS.contact}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={typed}
    >
      <h2 id={titleId}>{contactForm.title}</h2>
      <noscript>
        <p className={styles.withoutScript}>
          {contactForm.withoutScript.before}
          <a href={`mailto:${office.email}`} translate="no">
            {office.email}
          </a>
          {contactForm.withoutScript.between}
          <a href={`tel:${office.phone.uri}`} translate="no">
            {office.phone.text}
          </a>
          {contactForm.withoutScript.after}
        </p>
      </noscript>
      <FormBanner state={state} ref={banner} />
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
        <Button type="submit" disabled={submitting || !ready}>
          <span>{submitting ? contactForm.submitting : contactForm.submit}</span>
          {submitting ? null : <Icon of={send} />}
        </Button>
      </div>
    </form>
  )
}

/** The word on the last sending, and for those who hear the page, how many fields need mending. */
function FormBanner({ state, ref }: { state: FormState; ref: Ref<HTMLDivElement> }) {
  switch (state.kind) {
    case 'idle':
    case 'submitting':
      return null
    case 'invalid':
      return (
        <VisuallyHidden>
          <span role="alert">{contactForm.failureCount(state.found)}</span>
        </VisuallyHidden>
      )
    case 'sent':
      return (
        <div ref={ref} className={`${styles.banner} ${styles.sent}`} role="status" tabIndex={-1}>
          <Icon of={circleCheck} className={styles.icon} />
          <span>{state.text}</span>
        </div>
      )
    case 'failed':
      return (
        <div ref={ref} className={`${styles.banner} ${styles.failed}`} role="alert" tabIndex={-1}>
          <Icon of={circleAlert} className={styles.icon} />
          <span>{state.text}</span>
        </div>
      )
  }
}
