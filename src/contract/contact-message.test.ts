import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTACT_LIMITS, readContactMessage } from './contact-message.ts'

const MESSAGE = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  phone: '5551234567',
  subject: 'Kur',
  message: 'Bugünkü kur nedir?',
}

function failures(body: unknown): unknown {
  const read = readContactMessage(body)
  return read.ok ? {} : read.error
}

describe('a contact message', () => {
  test('of the five fields is read; a telephone number may be left out or left empty', () => {
    expect(readContactMessage(MESSAGE)).toEqual({ ok: true, value: MESSAGE })
    const { phone: _, ...withoutPhone } = MESSAGE
    expect(readContactMessage(withoutPhone)).toEqual({ ok: true, value: { ...MESSAGE, phone: '' } })
    expect(failures({ ...MESSAGE, phone: '' })).toEqual({})
  })

  test('loses the blanks around its fields, and nothing else', () => {
    const read = readContactMessage({ ...MESSAGE, name: '  Ayşe  Yılmaz ', message: '\n Satır 1\n\nSatır 2 \n' })
    expect(read).toMatchObject({ ok: true, value: { name: 'Ayşe  Yılmaz', message: 'Satır 1\n\nSatır 2' } })
  })

  test.each(['name', 'email', 'subject', 'message'])('needs its %s', (field) => {
    expect(failures({ ...MESSAGE, [field]: '   ' })).toEqual({ [field]: 'required' })
    expect(failures({ ...MESSAGE, [field]: undefined })).toEqual({ [field]: 'required' })
    expect(failures({ ...MESSAGE, [field]: 7 })).toEqual({ [field]: 'required' })
  })

  test.each(['5551234567', '05551234567'])('takes the telephone number %s', (phone) => {
    expect(failures({ ...MESSAGE, phone })).toEqual({})
  })

  test.each([
    ['0532 123 45 67', '05321234567'],
    ['(0532) 123-45-67', '05321234567'],
    ['+90 532 123 45 67', '5321234567'],
    ['0090 532 123 45 67', '5321234567'],
    ['532.123.45.67', '5321234567'],
  ])('reads the telephone number %s, as people and browsers write it', (phone, digits) => {
    expect(readContactMessage({ ...MESSAGE, phone })).toEqual({ ok: true, value: { ...MESSAGE, phone: digits } })
  })

  test.each(['555123456', '905551234567', '+4915112345678', '+90555123456', 'telefon', '٥٥٥١٢٣٤٥٦٧'])(
    'does not take the telephone number %s',
    (phone) => {
      expect(failures({ ...MESSAGE, phone })).toEqual({ phone: 'phone' })
    },
  )

  test.each([
    'ayse',
    'ayse@',
    '@example.com',
    'a b@example.com',
    'ayse@example.com\r\nBcc: x@example.com',
    'a@b@c.com',
  ])('does not take the address %j', (email) => {
    expect(failures({ ...MESSAGE, email })).toEqual({ email: 'email' })
  })

  test('is as long as the contract allows, and not a character longer', () => {
    for (const [field, longest] of Object.entries(CONTACT_LIMITS)) {
      if (field === 'email') continue
      expect(failures({ ...MESSAGE, [field]: 'ş'.repeat(longest) })).toEqual({})
      expect(failures({ ...MESSAGE, [field]: 'ş'.repeat(longest + 1) })).toEqual({ [field]: 'too-long' })
    }
    expect(failures({ ...MESSAGE, email: `${'a'.repeat(250)}@example.com` })).toEqual({ email: 'too-long' })
  })

  test('names every field that is wrong, each once', () => {
    expect(failures({ phone: 'x', email: 'x' })).toEqual({
      name: 'required',
      email: 'email',
      phone: 'phone',
      subject: 'required',
      message: 'required',
    })
  })

  test('whatever comes in, the answer is a message or named failures', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const read = readContactMessage(body)
        return read.ok ? read.value.name !== '' : Object.keys(read.error).length > 0
      }),
    )
  })
})
