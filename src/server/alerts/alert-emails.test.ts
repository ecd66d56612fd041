import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeSmtp, startFakeSmtp } from '../../../test/fakes/smtp.ts'
import { openAlertMailer } from './alert-emails.ts'

const EMAIL = {
  id: 'no-price-5',
  subject: 'ANGÜN sitesi: yeni fiyat gelmiyor',
  text: 'Beş dakikadır <yok>.\n\nSon.\n',
  attempts: 0,
  dueAt: 5,
}

let smtp: FakeSmtp

beforeEach(async () => {
  smtp = await startFakeSmtp()
})
afterEach(() => smtp.close())

const opened = () => {
  const mail = {
    kind: 'smtp',
    url: smtp.url,
    from: 'site@angun.example',
    to: ['gise@angun.example'],
    alertTo: ['nobetci@angun.example', 'mudur@angun.example'],
  } as const
  return openAlertMailer(
    mail,
    () => 'ANGÜN',
    () => 'www.angun.example',
  )
}

test('an email goes to those who are told of trouble, and to nobody else', async () => {
  const mail = await opened()
  expect(await mail?.(EMAIL)).toMatchObject({ ok: true })
  expect(smtp.mails[0]?.to).toEqual(['nobetci@angun.example', 'mudur@angun.example'])
  expect(smtp.mails[0]?.headers.get('message-id')).toBe('<no-price-5@www.angun.example>')
})

test('what the server says against it is told', async () => {
  smtp.refuse(550, 'no such mailbox')
  const mail = await opened()
  expect(await mail?.(EMAIL)).toMatchObject({
    ok: false,
    error: expect.stringMatching(/550 no such mailbox/) as unknown,
  })
})

test('without mail nobody is told', async () => {
  expect(
    await openAlertMailer(
      { kind: 'none' },
      () => '',
      () => '',
    ),
  ).toBeNull()
})
