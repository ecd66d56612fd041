import { createServer } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { listenLocally } from '../../../test/fakes/listening.ts'
import { prepareAnswer, sendAnswer } from './prepared-answer.ts'

const PAGE = { contentType: 'text/html', cacheControl: 'no-cache', body: '<p>Kurlar</p>' }

let url: string

beforeAll(async () => {
  const answers = { '/here': prepareAnswer(PAGE), '/not-found': prepareAnswer({ ...PAGE, status: 404 }) }
  const server = createServer((request, response) =>
    sendAnswer(answers[request.url === '/here' ? '/here' : '/not-found'], request, response, []),
  )
  url = await listenLocally(server)
  return () => server.close()
})

async function askAgain(path: string): Promise<number> {
  const first = await fetch(url + path)
  const known = first.headers.get('etag') ?? ''
  return (await fetch(url + path, { headers: { 'if-none-match': known } })).status
}

test('a known page is answered with 304, but a page that was not found is not', async () => {
  expect(await askAgain('/here')).toBe(304)
  expect(await askAgain('/not-found')).toBe(404)
})

test('an answer with encodings has a Vary header', async () => {
  expect((await fetch(`${url}/here`)).headers.get('vary')).toBe('accept-encoding')
})
