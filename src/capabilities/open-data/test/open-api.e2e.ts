import { expect, test } from '../../../../test/e2e/server.ts'
import { documented } from './open-api.ts'

test(
  'the OpenAPI document describes every answer of the public API',
  { tag: '@core' },
  async ({ request, demoSite }) => {
    const document: unknown = await (await request.get('/openapi.json')).json()
    const holds = documented(document)
    const today = new Date(demoSite.now()).toISOString().slice(0, 10)
    const periods = ['daily', 'weekly', 'monthly', 'quarterly', 'semiannual', 'annual']
    const asked = [
      ...['', '?dil_kodu=tr', '?board=coins', '?dil_kodu=en', '?x=1'].map((query) => `/api/feed${query}`),
      ...['', `?date=${today}`, '?date=2026-03-02', '?date=2099-01-01'].map((query) => `/api/daily-summary${query}`),
      ...periods.map((period) => `/api/chart-data?currency=JPY&period=${period}`),
      '/api/chart-data?currency=XYZ&period=daily',
      '/api/central-bank',
      '/api/central-bank?x=1',
    ]
    const statuses = new Set<number>()
    for (const url of asked) {
      const answer = await request.get(url)
      const [path = ''] = url.split('?')
      const status = answer.status()
      statuses.add(status)
      expect(
        holds({ path, status, contentType: answer.headers()['content-type'] ?? '', body: await answer.text() }),
        url,
      ).toEqual([])
    }
    expect(statuses).toEqual(new Set([200, 400]))
  },
)
