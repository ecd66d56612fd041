import { describe, expect, test } from 'vitest'
import { fakeApp } from '../../../test/fakes/app.ts'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self' https://map.example; " +
  "frame-src https://map.example; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types worker"

const withCalls = (options?: Parameters<typeof fakeApp>[0]) => {
  const app = fakeApp(options)
  app.get('/api/ping', () => ({ status: 'success' }))
  app.post('/api/echo', (request) => request.body)
  app.get('/api/bug', () => {
    throw new TypeError('secret cause')
  })
  app.get('/bug', () => {
    throw new TypeError('secret cause')
  })
  return app
}

describe('the headers of answers', () => {
  test('an answer has the content policy, with the office’s map as the only frame', async () => {
    const { headers } = await withCalls().inject('/api/ping')
    expect(headers).toMatchObject({
      'content-security-policy': POLICY,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test('a built file has no policies, because they are for documents', async () => {
    const app = withCalls()
    app.get('/assets/style.css', () => 'p {}')
    const { headers } = await app.inject('/assets/style.css')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(Object.keys(headers)).not.toContain('content-security-policy')
  })

  test.each([
    { trustProxy: false, bound: false },
    { trustProxy: 1, bound: true },
    { trustProxy: ['127.0.0.1'], bound: true },
    { trustProxy: ['10.1.1.1'], bound: false },
  ] as const)('the server sends HSTS only for a trusted proxy: %j', async ({ trustProxy, bound }) => {
    const { headers } = await withCalls({ trustProxy }).inject({
      url: '/api/ping',
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' },
    })
    expect(headers['strict-transport-security']).toBe(bound ? 'max-age=31536000' : undefined)
  })
})

describe('a missing address or method', () => {
  test('the server answers a missing address with Turkish JSON below /api and with the 404 page elsewhere', async () => {
    const app = withCalls()
    const call = await app.inject('/api/nothing')
    expect(call.statusCode).toBe(404)
    expect(call.json()).toEqual({ status: 'error', message: 'Böyle bir adres yok.' })
    expect(call.headers['cache-control']).toBe('no-store')
    const page = await app.inject('/nothing')
    expect(page.statusCode).toBe(404)
    expect(page.body).toBe('404 page')
  })

  test('the server answers a missing method with 405 and the allowed methods', async () => {
    const app = withCalls()
    const call = await app.inject({ method: 'DELETE', url: '/api/ping' })
    expect(call.statusCode).toBe(405)
    expect(call.headers.allow).toBe('GET, HEAD, OPTIONS')
    expect(call.json()).toMatchObject({ status: 'error' })
    expect((await app.inject({ method: 'GET', url: '/api/echo' })).headers.allow).toBe('POST, OPTIONS')
    expect((await app.inject({ method: 'POST', url: '/rates' })).statusCode).toBe(405)
  })

  test('the server answers OPTIONS with the methods and without CORS headers', async () => {
    const { statusCode, headers } = await withCalls().inject({
      method: 'OPTIONS',
      url: '/api/echo',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    })
    expect(statusCode).toBe(204)
    expect(headers.allow).toBe('POST, OPTIONS')
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
})

test('the server redirects an address in capitals to the page', async () => {
  const { statusCode, headers } = await withCalls().inject('/rates/USD?a=B')
  expect(statusCode).toBe(308)
  expect(headers.location).toBe('/rates/usd?a=B')
})

describe('a trailing slash', () => {
  test('the server removes a trailing slash and keeps the query', async () => {
    const { statusCode, headers } = await withCalls().inject('/rates/?a=1')
    expect(statusCode).toBe(308)
    expect(headers.location).toBe('/rates?a=1')
  })

  test.each(['//elsewhere.example/', '/nothing/', '/rates//', '//'])(
    'the server answers %s with 404 instead of a redirect',
    async (url) => {
      const { statusCode, headers } = await withCalls().inject({ url, method: 'GET' })
      expect(headers.location).toBeUndefined()
      expect(statusCode).toBe(404)
    },
  )
})

describe('an error during a request', () => {
  test('the server logs an internal error and answers with one sentence', async () => {
    const logged: string[] = []
    const app = withCalls({ logged })
    const call = await app.inject('/api/bug?email=a@b.example')
    expect(call.statusCode).toBe(500)
    expect(call.json()).toEqual({
      status: 'error',
      message: 'Beklenmeyen bir hata oluştu. Lütfen biraz sonra tekrar deneyin.',
    })
    const page = await app.inject('/bug')
    expect(page.statusCode).toBe(500)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).not.toContain('secret')
    expect(logged.join('')).toContain('secret cause')
    // The log must contain neither the visitor's query nor an address.
    expect(logged.join('')).not.toMatch(/b\.example|127\.0\.0\.1/)
  })

  test.each([
    ['a broken body', { 'content-type': 'application/json' }, '{"a":', 400],
    ['a body that is too large', { 'content-type': 'application/json' }, JSON.stringify('x'.repeat(33_000)), 413],
    ['a body of an unknown type', { 'content-type': 'text/csv' }, 'a,b', 415],
    ['a body with a __proto__ field', { 'content-type': 'application/json' }, '{"__proto__":{"a":1}}', 400],
  ])('the server refuses %s', async (_what, headers, payload, status) => {
    const answer = await withCalls().inject({ method: 'POST', url: '/api/echo', headers, payload })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ status: 'error' })
  })

  test('the server answers an undecodable address with 400 and does not repeat it', async () => {
    const answer = await withCalls().inject('/api/%E0%A4%A')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ status: 'error', message: 'İstek anlaşılamadı.' })
  })
})
