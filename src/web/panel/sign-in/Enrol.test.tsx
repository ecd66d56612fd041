import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SignInPage } from '#contract/panel/sign-in-page.ts'
import { openClient } from '../../../../test/fakes/panel-client.tsx'
import { SATURDAY } from '../../../../test/fakes/panel-page.ts'

const TOKEN = 'a'.repeat(43)

function openLink(name: string | null) {
  const body: SignInPage = { kind: 'enrol', token: TOKEN, name, role: 'yonetici', invitedBy: null, expiresAt: SATURDAY }
  const text = 'Bu adla ya da ona çok benzeyen bir adla biri zaten var; başka bir ad yazın.'
  const answers = { enrolOptions: { kind: 'person-name', text } } as const
  return openClient({ frame: { renderedAt: SATURDAY, officeName: 'ANGÜN', demo: false }, body }, { answers })
}
const enrol = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Bu cihazı tanıt' })

test('a person without a name writes it before the device is registered', async () => {
  const client = openLink(null)
  expect((await enrol()).disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Adınız soyadınız'), { target: { value: 'Kemal Aydın' } })
  fireEvent.click(await enrol())
  await expect.poll(() => client.sent).not.toEqual([])
  expect(client.sent[0]).toMatchObject({ name: 'enrolOptions', body: { token: TOKEN, name: 'Kemal Aydın' } })
  expect(await screen.findByText(/^Bu adla ya da ona çok benzeyen/)).toBeTruthy()
})

test('a person with a name is not asked for it', async () => {
  openLink('Ayşe Kaya')
  expect(await screen.findByText('Ayşe Kaya')).toBeTruthy()
  expect(screen.queryByLabelText('Adınız soyadınız')).toBeNull()
  expect((await enrol()).disabled).toBe(false)
})
