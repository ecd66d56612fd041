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
  test('the parser accepts all five fields, and a message without a telephone number', () => {
    expect(readContactMessage(MESSAGE)).toEqual({ ok: true, value: MESSAGE })
    const { phone: _, ...withoutPhone } = MESSAGE
    expect(readContactMessage(withoutPhone)).toEqual({ ok: true, value: { ...MESSAGE, phone: '' } })
    expect(failures({ ...MESSAGE, phone: '' })).toEqual({})
  })

  test('the parser trims each field and keeps blanks and line breaks inside it', () => {
    const read = readContactMessage({ ...MESSAGE, name: '  Ayşe  Yılmaz ', message: '\n Satır 1\n\nSatır 2 \n' })
    expect(read).toMatchObject({ ok: true, value: { name: 'Ayşe  Yılmaz', message: 'Satır 1\n\nSatır 2' } })
  })

  test.each(['name', 'email', 'subject', 'message'])('the parser requires the field %s', (field) => {
    expect(failures({ ...MESSAGE, [field]: '   ' })).toEqual({ [field]: 'required' })
    expect(failures({ ...MESSAGE, [field]: undefined })).toEqual({ [field]: 'required' })
    expect(failures({ ...MESSAGE, [field]: 7 })).toEqual({ [field]: 'required' })
  })

  test.each(['5551234567', '05551234567'])('the parser accepts the telephone number %s', (phone) => {
    expect(failures({ ...MESSAGE, phone })).toEqual({})
  })

  test.each([
    ['0532 123 45 67', '05321234567'],
    ['(0532) 123-45-67', '05321234567'],
    ['+90 532 123 45 67', '5321234567'],
    ['0090 532 123 45 67', '5321234567'],
    ['532.123.45.67', '5321234567'],
  ])('the parser normalises the telephone number %s', (phone, digits) => {
    expect(readContactMessage({ ...MESSAGE, phone })).toEqual({ ok: true, value: { ...MESSAGE, phone: digits } })
  })

  test.each(['555123456', '905551234567', '+4915112345678', '+90555123456', 'telefon', '٥٥٥١٢٣٤٥٦٧'])(
    'the parser rejects the telephone number %s',
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
  ])('the parser rejects the address %j', (email) => {
    expect(failures({ ...MESSAGE, email })).toEqual({ email: 'email' })
  })

  test('the parser accepts the maximum length of each field and rejects one more character', () => {
    for (const [field, longest] of Object.entries(CONTACT_LIMITS)) {
      if (field === 'email') continue
      expect(failures({ ...MESSAGE, [field]: 'ş'.repeat(longest) })).toEqual({})
      expect(failures({ ...MESSAGE, [field]: 'ş'.repeat(longest + 1) })).toEqual({ [field]: 'too-long' })
    }
    expect(failures({ ...MESSAGE, email: `${'a'.repeat(250)}@example.com` })).toEqual({ email: 'too-long' })
  })

  test('the parser reports every invalid field once', () => {
    expect(failures({ phone: 'x', email: 'x' })).toEqual({
      name: 'required',
      email: 'email',
      phone: 'phone',
      subject: 'required',
      message: 'required',
    })
  })

  test('the parser returns a message or named failures for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const read = readContactMessage(body)
        return read.ok ? read.value.name !== '' : Object.keys(read.error).length > 0
      }),
    )
  })
})
