import { CONTACT_FIELDS, type ContactField } from '#contract/contact-message.ts'

export type Draft = Readonly<Partial<Record<ContactField, string>>>

/** A half-written message survives a walk to another page and back. It lives as long as the document, in memory only: it is nobody else's. */
let draft: Draft = {}

export function keptDraft(): Draft {
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
