import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { prepareAhead, prepareAnswer } from './prepared-answer.ts'

const page = {
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'no-store',
  body: `<!doctype html><p>${'Güncel döviz kurları, şimdi. '.repeat(400)}</p>`,
}

test.each([
  ['ahead', () => prepareAhead(page)],
  ['when it is asked for', async () => prepareAnswer(page)],
])('a page that is compressed %s says the same in every encoding', async (_when, prepare) => {
  const answer = await prepare()
  expect([
    answer.in('identity').body.toString(),
    gunzipSync(answer.in('gzip').body).toString(),
    brotliDecompressSync(answer.in('br').body).toString(),
  ]).toEqual([page.body, page.body, page.body])
})

test('a page that is compressed ahead holds only its bytes, of no block that others are cut from', async () => {
  const answer = await prepareAhead(page)
  for (const encoding of ['br', 'gzip'] as const) {
    const { body } = answer.in(encoding)
    expect(body.buffer.byteLength).toBe(body.length)
  }
})
