import { CONTACT_FIELDS, type ContactDraft } from '#contract/contact-message.ts'

/** A half-written message survives a walk to another page and back. It lives as long as the document, in memory only: it is nobody else's. */
let draft: ContactDraft = {}

export function keptDraft(): ContactDraft {
  return draft
}

export function keepDraft(form: HTMLFormElement): void {
  const typed = new FormData(form)
  draft = Object.fromEntries(
    CONTACT_FIELDS.map((field) => {
      const value = typed.get(field)
      return [field, typeof value === 'string' ? value : '']
    }),
  )
}

export function forgetDraft(): void {
  draft = {}
}
