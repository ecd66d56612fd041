import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ReturnedForm } from '#contract/contact-message.ts'
import { site } from '../../../../test/fakes/live-page.tsx'
import { pageState } from '../../../../test/fakes/page-state.ts'
import { renderPage } from '../../../../test/fakes/rendered-page.ts'
import { ContactForm } from './ContactForm.tsx'
import { forgetDraft } from './use-contact-form.ts'

const TYPED = {
  name: 'Ayşe "Örnek" <b>',
  email: 'ayse@',
  phone: '0532',
  subject: 'Kur & altın',
  message: '\n</textarea><script>alert(1)</script>\nYarın?',
}
// Each test needs new objects, because a returned form is shown only once.
let mistaken: ReturnedForm
let refused: ReturnedForm

beforeEach(() => {
  mistaken = { typed: TYPED, because: { kind: 'fields', failures: { email: 'email', phone: 'phone' } } }
  refused = { typed: TYPED, because: { kind: 'refused', sentence: 'Mesajınız şu anda kaydedilemedi.' } }
})

const open = (returned: ReturnedForm | null) => renderPage('/contact', pageState(null, { returned })).page

function field(page: ParentNode, name: string): HTMLInputElement | HTMLTextAreaElement {
  const found = page.querySelector(`form [name=${name}]`)
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found
  throw new Error(`the form has no field ${name}`)
}

describe('the contact page without scripts', () => {
  test('the contact form without scripts can be validated and sent by the browser', () => {
    const form = open(null).querySelector('main form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/contact'])
    expect(form?.hasAttribute('novalidate')).toBe(false)
    expect(form?.querySelector('button')?.hasAttribute('disabled')).toBe(false)
  })

  test('the server returns a contact form with the exact text of each field', () => {
    const page = open(mistaken)
    for (const [name, value] of Object.entries(TYPED)) expect([name, field(page, name).value]).toEqual([name, value])
    expect(page.querySelectorAll('main script, main form b')).toHaveLength(0)
    expect(field(page, 'website').value).toBe('')
  })

  test('the returned contact form says that it was not sent, marks each mistake and focuses the first', () => {
    const page = open(mistaken)
    expect(page.title).toBe('Mesaj gönderilmedi | Örnek Döviz')
    expect(page.querySelector('main form [role=alert]')?.textContent).toBe('Mesaj gönderilmedi: 2 alanı düzeltin.')
    expect(page.body.textContent).toContain('Geçerli bir e-posta adresi girin.')
    expect([...page.querySelectorAll('[autofocus]')]).toEqual([field(page, 'email')])
    expect(field(page, 'phone').getAttribute('aria-invalid')).toBe('true')
  })

  test('the returned contact form shows the reason of a refusal and focuses it', () => {
    const page = open(refused)
    const [start] = page.querySelectorAll('[autofocus]')
    expect(start?.textContent).toBe('Mesajınız şu anda kaydedilemedi.')
    expect(start?.getAttribute('role')).toBe('alert')
  })
})

describe('a returned form after hydration', () => {
  beforeEach(() => {
    forgetDraft()
    vi.stubGlobal('fetch', async () => Response.json({ status: 'success', message: 'ok' }))
  })

  const form = (returned: ReturnedForm | null) => site(pageState(null, { returned }), <ContactForm />)

  function hydrate(returned: ReturnedForm): void {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(form(returned))
    render(form(returned), { container, hydrate: true })
  }

  test('the hydrated contact form keeps the reason and the focus and validates by script', () => {
    hydrate(refused)
    expect(screen.getByRole('alert').textContent).toBe('Mesajınız şu anda kaydedilemedi.')
    expect(document.activeElement).toBe(document.body)
    expect(field(document, 'message').value).toBe(TYPED.message)
    expect(document.querySelector('form')?.noValidate).toBe(true)
  })

  test('the hydrated contact form removes the mistake of a corrected field', () => {
    hydrate(mistaken)
    fireEvent.input(field(document, 'email'), { target: { value: 'ayse@ornek.example' } })
    expect(screen.queryByText('Geçerli bir e-posta adresi girin.')).toBeNull()
    expect(screen.getByRole('alert').textContent).toBe('Mesaj gönderilmedi: 2 alanı düzeltin.')
    fireEvent.input(field(document, 'phone'), { target: { value: '' } })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the returned contact text is a draft after a navigation and is deleted after it was sent', async () => {
    refused = { ...refused, typed: { ...TYPED, email: 'ayse@ornek.example', phone: '' } }
    hydrate(refused)
    cleanup()
    render(form(refused))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field(document, 'subject').value).toBe(TYPED.subject)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mesaj gönder' })))
    cleanup()
    render(form(refused))
    expect(field(document, 'subject').value).toBe('')
  })

  test('the contact form shows its reason after React has rendered a translated page again', () => {
    const onRecovered = vi.fn<() => void>()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(form(refused)).replace('kaydedilemedi', 'could not be kept')
    render(form(refused), { container, hydrate: true, onRecoverableError: onRecovered })
    expect(onRecovered).toHaveBeenCalledOnce()
    expect(screen.getByRole('alert').textContent).toBe('Mesajınız şu anda kaydedilemedi.')
  })

  test('the contact form keeps text that was typed before hydration during a navigation', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(form(null))
    field(container, 'subject').value = 'Kur bilgisi'
    render(form(null), { container, hydrate: true })
    cleanup()
    render(form(null))
    expect(field(document, 'subject').value).toBe('Kur bilgisi')
  })
})
