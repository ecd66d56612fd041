import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { site } from '../../../../test/fakes/live-page.tsx'
import { pageState } from '../../../../test/fakes/page-state.ts'
import { ContactForm } from './ContactForm.tsx'
import { forgetDraft } from './use-contact-form.ts'

const SENT =
  'Mesajiniz basarili bir sekilde iletilmistir. Musteri temsilcilerimiz en kisa surede size cevap verecektir.'
const REFUSED = 'Mesaj gonderilirken bir hata olustu. Lutfen tekrar deneyin.'
const PHONE_HINT = '10-11 haneli telefon numarası girin (başında 0 olmadan)'

const GOOD = {
  'Ad soyad': 'Ayşe Örnek',
  'E-posta': 'ayse@ornek.example',
  Konu: 'Kur bilgisi',
  Mesaj: 'Merhaba,\nbilgi rica ederim.',
}

const send = vi.fn<(url: string, request: RequestInit) => Promise<Response>>()

beforeEach(() => {
  forgetDraft()
  send.mockReset().mockImplementation(async () => Response.json({ status: 'success', message: 'ok' }))
  vi.stubGlobal('fetch', send)
  open()
})

function open(): void {
  render(site(pageState(null), <ContactForm />))
}

function field(label: string): HTMLInputElement | HTMLTextAreaElement {
  const found = screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found
  throw new Error(`the form has no field ${label}`)
}

function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } })
}

async function submit(): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mesaj gönder' })))
}

/** Returns the body and the idempotency key of each call. */
function sent(): { body: unknown; key: string | null }[] {
  return send.mock.calls.map(([, { body, headers }]) => {
    const message: unknown = typeof body === 'string' ? JSON.parse(body) : body
    return { body: message, key: new Headers(headers).get('idempotency-key') }
  })
}

describe('a contact form with mistakes', () => {
  test('the contact form marks each mistake, announces their number and focuses the first', async () => {
    fill({ 'E-posta': 'ayse@', Telefon: '0532', Konu: 'x'.repeat(201) })
    await submit()
    expect(field('Ad soyad')).toHaveProperty('ariaInvalid', 'true')
    for (const text of ['Ad soyad gerekli.', 'Geçerli bir e-posta adresi girin.', PHONE_HINT, 'Mesaj gerekli.'])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByText('En fazla 200 karakter yazabilirsiniz.')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toBe('Mesaj gönderilmedi: 5 alanı düzeltin.')
    expect(document.activeElement).toBe(field('Ad soyad'))
    expect(send).not.toHaveBeenCalled()
  })

  test('the contact form validates a corrected field while typing but no other field', async () => {
    fill({ ...GOOD, 'E-posta': 'ayse@', Mesaj: '' })
    await submit()
    fill({ 'E-posta': 'ayse@ornek.example', Konu: '' })
    expect(screen.queryByText('Geçerli bir e-posta adresi girin.')).toBeNull()
    expect(screen.getByText('Mesaj gerekli.')).toBeDefined()
    expect(screen.queryByText('Konu gerekli.')).toBeNull()
  })
})

describe('a valid contact form', () => {
  test.each(['', '5321234567', '05321234567'])(
    'the contact form is sent as JSON with the phone number "%s"',
    async (Telefon) => {
      fill({ ...GOOD, Telefon })
      await submit()
      expect(send.mock.calls[0]?.[0]).toBe('/api/contact.php')
      expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
      expect(sent()[0]?.body).toEqual({
        name: 'Ayşe Örnek',
        email: 'ayse@ornek.example',
        phone: Telefon,
        subject: 'Kur bilgisi',
        message: 'Merhaba,\nbilgi rica ederim.',
      })
    },
  )

  test('the contact form is cleared after a success and the banner is focused', async () => {
    fill(GOOD)
    await submit()
    const banner = screen.getByRole('status')
    expect(banner.textContent).toBe(SENT)
    expect(document.activeElement).toBe(banner)
    expect(field('Mesaj').value).toBe('')
  })

  test('the contact form disables its button while sending and ignores a second click', async () => {
    const answer = Promise.withResolvers<Response>()
    send.mockReturnValue(answer.promise)
    fill(GOOD)
    await submit()
    const button = screen.getByRole('button', { name: 'Gonderiliyor...' })
    expect(button).toHaveProperty('disabled', true)
    const form = button.closest('form')
    if (form !== null) fireEvent.submit(form)
    expect(send).toHaveBeenCalledTimes(1)
    answer.resolve(Response.json({ status: 'success', message: '' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(SENT))
  })

  test('the contact form sends the honeypot field', async () => {
    fill(GOOD)
    const trap = document.querySelector('input[name=website]')
    if (trap === null) throw new Error('the form has no honeypot field')
    expect(trap.closest('[aria-hidden=true]')).not.toBeNull()
    fireEvent.input(trap, { target: { value: 'https://spam.example' } })
    await submit()
    expect(sent()[0]?.body).toMatchObject({ website: 'https://spam.example' })
  })
})

describe('a rejected message', () => {
  test.each([
    [
      'the server’s own words',
      Response.json({ status: 'error', message: 'Çok fazla istek.' }, { status: 429 }),
      'Çok fazla istek.',
    ],
    ['a status that is no success', Response.json({ status: 'error', message: 'Olmadı.' }), 'Olmadı.'],
    ['an error without words', Response.json({ status: 'error' }, { status: 500 }), REFUSED],
    ['an error page in HTML', new Response('<h1>Bad gateway</h1>', { status: 502 }), REFUSED],
    ['a good status with nothing in it', new Response(null, { status: 200 }), REFUSED],
  ])('the contact form shows %s and keeps the text', async (_case, response, text) => {
    send.mockResolvedValue(response)
    fill(GOOD)
    await submit()
    const banner = screen.getByRole('alert')
    expect(banner.textContent).toBe(text)
    expect(document.activeElement).toBe(banner)
    expect(field('Mesaj').value).toBe(GOOD.Mesaj)
  })

  test('the contact form shows the reason if the server is unreachable', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'))
    fill(GOOD)
    await submit()
    expect(screen.getByRole('alert').textContent).toBe('Baglanti hatasi: Failed to fetch')
    expect(field('Ad soyad').value).toBe(GOOD['Ad soyad'])
  })

  test('the contact form shows a timeout after half a minute without an answer', async () => {
    vi.useFakeTimers()
    send.mockImplementation(
      (_url, { signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('Aborted')))
        }),
    )
    fill(GOOD)
    await submit()
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    vi.useRealTimers()
    expect(screen.getByRole('alert').textContent).toBe('Baglanti hatasi: sunucu zamanında yanıt vermedi')
    expect(screen.getByRole('button', { name: 'Mesaj gönder' })).toHaveProperty('disabled', false)
  })

  test('the contact form keeps its submission id for a retry and changes it after a change or a success', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    fill(GOOD)
    await submit()
    await submit()
    fill(GOOD)
    await submit()
    fill({ ...GOOD, Konu: 'Başka' })
    await submit()
    const keys = sent().map(({ key }) => key)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(new Set(keys).size).toBe(3)
  })
})

describe('a half-written message', () => {
  test('a contact draft is deleted after it was sent', async () => {
    fill(GOOD)
    await submit()
    expect(field('Mesaj').value).toBe('')
    cleanup()
    open()
    expect(field('Mesaj').value).toBe('')
  })

  test('a contact draft restored after a navigation is deleted when it is sent', async () => {
    fill({ Konu: 'Kur bilgisi' })
    cleanup()
    open()
    fill(GOOD)
    await submit()
    expect(field('Konu').value).toBe('')
  })
})

describe('a message whose sender opens another page while it is being sent', () => {
  let answer: PromiseWithResolvers<Response>

  beforeEach(async () => {
    answer = Promise.withResolvers<Response>()
    send.mockReturnValueOnce(answer.promise)
    fill(GOOD)
    await submit()
    cleanup()
  })

  const succeed = () => answer.resolve(Response.json({ status: 'success', message: 'ok' }))

  test('the contact form still shows the sending after a return and sends once', async () => {
    open()
    const button = screen.getByRole('button', { name: 'Gonderiliyor...' })
    expect(button).toHaveProperty('disabled', true)
    expect(field('Mesaj')).toMatchObject({ value: GOOD.Mesaj, readOnly: true })
    const form = button.closest('form')
    if (form !== null) fireEvent.submit(form)
    expect(send).toHaveBeenCalledTimes(1)
    succeed()
    const banner = await screen.findByRole('status')
    expect(banner.textContent).toBe(SENT)
    await waitFor(() => expect(document.activeElement).toBe(banner))
    expect(field('Mesaj').value).toBe('')
  })

  test('the contact form shows a past success once after a return and is empty', async () => {
    succeed()
    await answer.promise
    open()
    expect((await screen.findByRole('status')).textContent).toBe(SENT)
    expect(field('Mesaj').value).toBe('')
    cleanup()
    open()
    expect(screen.queryByRole('status')).toBeNull()
    expect(screen.getByRole('button', { name: 'Mesaj gönder' })).toHaveProperty('disabled', false)
  })

  test('the contact form shows a past failure after a return and retries with the same submission id', async () => {
    answer.reject(new TypeError('Failed to fetch'))
    await answer.promise.catch(() => {})
    open()
    expect((await screen.findByRole('alert')).textContent).toBe('Baglanti hatasi: Failed to fetch')
    expect(field('Mesaj').value).toBe(GOOD.Mesaj)
    await submit()
    expect((await screen.findByRole('status')).textContent).toBe(SENT)
    expect(new Set(sent().map(({ key }) => key)).size).toBe(1)
  })
})
