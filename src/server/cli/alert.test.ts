import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importOffice } from '../../../test/fakes/imported-office.ts'
import { officeFolder, runOffice } from '../../../test/fakes/run-office.ts'
import { type FakeSmtp, startFakeSmtp } from '../../../test/fakes/smtp.ts'
import { writeUnitFailure } from '../messages/alert-emails.ts'
import type { ToolAnswer } from './run.ts'

const at = officeFolder(5)
let smtp: FakeSmtp

beforeEach(async () => {
  smtp = await startFakeSmtp()
  await importOffice(join(at.folder, 'demo.sqlite'))
})
afterEach(() => smtp.close())

function alert(unit: string, variables: Readonly<Record<string, string>> = {}): Promise<ToolAnswer> {
  const mail = { SMTP_URL: smtp.url, CONTACT_FROM: 'site@angun.example', CONTACT_TO: 'gise@angun.example' }
  const settings = { ...at.settings, ...mail, ALERT_TO: 'nobetci@angun.example', ...variables }
  return runOffice(settings, ['alert', unit], at)
}

test.each([
  ['angun.service', 'ANGÜN sitesi: site kapandı'],
  ['angun@1.service', 'ANGÜN sitesi: bir kopyası kapandı'],
  ['angun@12.service', 'ANGÜN sitesi: bir kopyası kapandı'],
  ['angun-offsite.service', 'ANGÜN sitesi: yedek başka yere gönderilemedi'],
  ['angun-logs.service', 'ANGÜN sitesi: eski günlükler silinemedi'],
])('the alert command emails the alert recipients that %s failed', async (unit, subject) => {
  expect(await alert(unit)).toEqual({ exit: 0, out: `Bildirildi: ${subject}\n` })
  expect(smtp.mails[0]?.to).toEqual(['nobetci@angun.example'])
  expect(writeUnitFailure(unit, 'ANGÜN')?.text).toContain(`journalctl --namespace=angun -u ${unit} -n 50`)
})

test('the alert command emails the alert recipients even if the office’s settings can’t be read', async () => {
  expect(await alert('angun.service', { DATA_DIR: join(at.folder, 'gone') })).toEqual({
    exit: 0,
    out: 'Bildirildi: Kurum sitesi: site kapandı\n',
  })
})

test('the alert command prints the mail server’s refusal for the journal', async () => {
  smtp.refuse(550, 'no such mailbox')
  expect(await alert('angun.service')).toMatchObject({
    exit: 1,
    out: expect.stringMatching(/^Bildirilemedi: .*550/) as unknown,
  })
})

test('the alert command succeeds without an email if mail is not configured', async () => {
  const unset = { SMTP_URL: '', CONTACT_FROM: '', CONTACT_TO: '', ALERT_TO: '' }
  expect(await alert('angun.service', unset)).toEqual({
    exit: 0,
    out: 'E-posta ayarlanmamış: kimseye bildirilmedi.\n',
  })
})

test('the alert command rejects a unit that does not belong to the site', async () => {
  expect(await alert('sshd.service')).toMatchObject({ exit: 2 })
})
