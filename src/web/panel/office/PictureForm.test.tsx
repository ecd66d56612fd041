import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { jpegOf } from '../../../../test/fakes/jpeg.ts'
import { openClient } from '../../../../test/fakes/panel-client.tsx'
import { factsPage } from '../../../../test/fakes/panel-office.ts'
import { moment, panelFrame, panelPage } from '../../../../test/fakes/panel-page.ts'
import { base64Of } from './encode-picture.ts'

const REPLACE = 'Benimki onunkinin yerine geçsin'

const JPEG = jpegOf(8, 8)

beforeEach(() => {
  // jsdom neither decodes nor encodes pictures.
  vi.stubGlobal('createImageBitmap', ({ type }: Blob) =>
    type === 'image/jpeg'
      ? Promise.resolve({ width: 8, height: 8, close() {} })
      : Promise.reject(new Error('not a picture')),
  )
  const canvas = HTMLCanvasElement.prototype
  // oxlint-disable-next-line typescript/no-unsafe-argument -- the form uses only these two methods
  vi.spyOn(canvas, 'getContext').mockReturnValue(Object({ fillRect() {}, drawImage() {} }))
  vi.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob([JPEG])))
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (type: string) =>
  fireEvent.change(screen.getByLabelText('Resim seçin'), { target: { files: [new File(['x'], 'belge', { type })] } })

/** Publishes a picture after somebody else has changed it. */
async function meetConflict() {
  const answer = { kind: 'conflict', by: 'Kemal Aydın', at: moment('17:11'), changes: [] } as const
  const answers = { changePicture: answer }
  const client = openClient(panelPage(factsPage(), panelFrame()), { address: '/bilgiler', answers })
  fireEvent.click(await screen.findByRole('button', { name: /^Değiştir: Belgenin görüntüsü/ }))
  choose('image/jpeg')
  await screen.findByRole('img', { name: 'Yayınlanacak görüntü' })
  press('Yayınla')
  await screen.findByRole('button', { name: REPLACE })
  return client
}

test('the form of the picture replaces a newer picture with the one that it has sent', async () => {
  const client = await meetConflict()
  press(REPLACE)
  await expect.poll(() => client.sent).toHaveLength(2)
  const jpeg = base64Of(JPEG)
  expect(client.sent.map(({ body }) => body)).toEqual([
    { since: 42, jpeg },
    { since: null, jpeg },
  ])
})

test('the form of the picture replaces nothing after another file was chosen', async () => {
  const client = await meetConflict()
  choose('text/plain')
  expect(await screen.findByText(/Bu dosya resim olarak açılamadı/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: REPLACE })).toBeNull()
  press('Yayınla')
  expect(client.sent).toHaveLength(1)
})
