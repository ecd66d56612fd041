import { describe, expect, test } from 'vitest'
import { LISTED_PATHS, PAGE_PATHS } from '#contract/page-paths.ts'
import { pageAt } from '#contract/paths.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { pageState } from '../../../test/fakes/page-state.ts'
import { renderPage } from '../../../test/fakes/rendered-page.ts'

/** Rendered pages by path. Tests share them because no test changes a page. */
const pages = new Map<string, ReturnType<typeof renderPage>>()

function open(path: string): ReturnType<typeof renderPage> {
  const page = pages.get(path) ?? renderPage(path)
  pages.set(path, page)
  return page
}

describe('every page', () => {
  test.each(PAGE_PATHS)('the page %s has one heading, a title and a description', (path) => {
    const { status, page } = open(path)
    expect(status).toBe(200)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.querySelector('main')?.textContent.length).toBeGreaterThan(100)
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')?.length).toBeGreaterThan(20)
  })

  test.each(PAGE_PATHS)('the page %s has a canonical address if it is listed for search engines', (path) => {
    const { page } = open(path)
    const isListed = LISTED_PATHS.some((listed) => listed === path)
    const address = isListed ? `https://doviz.example${path}` : undefined
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address)
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(isListed ? undefined : 'noindex')
  })

  test('every page has a unique title', () => {
    const titles = PAGE_PATHS.map((path) => open(path).page.title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('pages link to every listed page and open the policy document in a new tab', () => {
    const opened = ['/about', '/rates', '/documents', '/en'].map((path) => open(path).page)
    const targets = new Set(
      opened.flatMap((page) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
    )
    expect(LISTED_PATHS.filter((path) => !targets.has(path))).toEqual([])
    const [page] = opened
    expect(page?.querySelector('footer a[href="/kurumsal-politika.pdf"]')?.getAttribute('target')).toBe('_blank')
  })

  test.each(PAGE_PATHS)('the page %s opens external links in a new tab and announces that', (path) => {
    const links = [...open(path).page.querySelectorAll('a[href^=http]')]
    const elsewhere = links.filter((link) => !link.getAttribute('href')?.startsWith(OFFICE_FACTS.origin))
    expect(elsewhere.length).toBeGreaterThan(0)
    for (const link of elsewhere) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.textContent).toMatch(
        / (?:yeni sekmede açılır|opens in a new tab|откроется в новой вкладке|يفتح في نافذة جديدة)$/,
      )
    }
  })
})

describe('the area around the office', () => {
  const at = (around: string | null) => {
    const address = { street: 'Atatürk Bulvarı 1', district: 'Çankaya', city: 'Ankara', postalCode: '06420', around }
    const map = { ...OFFICE_FACTS.map, latitude: 39.9334, longitude: 32.8597 }
    return pageState(null, { office: { ...OFFICE_FACTS, address, map } })
  }
  const wordsOf = (page: Document): string =>
    [page.title, page.querySelector('meta[name=description]')?.getAttribute('content'), page.body.textContent].join(' ')

  const inTurkish = PAGE_PATHS.filter((path) => pageAt(path)?.key !== 'language')

  test.each(inTurkish)('the page %s names no quarter of Istanbul if the office is in Ankara', (path) => {
    const words = wordsOf(renderPage(path, at(null)).page)
    expect(words).not.toMatch(/Eminönü|Tahtakale|Sultanahmet|Çarşısı|Yarımada|Haliç|çevresinde/)
    expect(words).toContain('1996 yılından bu yana kurumsal döviz bürosu.')
  })

  test.each(['/', '/about'])('the footer and the description of %s name the area from the office file', (path) => {
    const { page } = renderPage(path, at('Kızılay ve Ulus'))
    const words = '1996 yılından bu yana Kızılay ve Ulus çevresinde kurumsal döviz bürosu.'
    expect(page.querySelector('footer')?.textContent).toContain(words)
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toContain(words)
  })
})

test('the navigation marks the current page', () => {
  const current = [...open('/rates').page.querySelectorAll('nav [aria-current=page]')]
  expect(current.map((link) => link.textContent)).toEqual(['Doviz Kurlari'])
})

test('the server renders the not-found page in the site’s frame for an unknown path', () => {
  for (const path of ['/gibt-es-nicht', '/About', '/rates/xau']) {
    const { status, page } = open(path)
    expect(status).toBe(404)
    expect(page.title).toBe('Sayfa bulunamadı | Örnek Döviz')
    expect(page.querySelector('nav')).not.toBeNull()
  }
})

test('the HTML of the front page and of /rates contains the rates', () => {
  for (const path of ['/', '/rates']) {
    const text = open(path).page.querySelector('main')?.textContent
    expect(text).toContain('41,1920')
    expect(text).toContain('41,2835')
    expect(text).toContain('yatırım tavsiyesi değildir')
  }
})

test('/rates explains the spread with the current dollar rates and omits the example without rates', () => {
  expect(open('/rates').page.body.textContent).toContain('41,2835 − 41,1920 = 0,0915\u00A0₺')
  expect(renderPage('/rates', pageState(null)).page.body.textContent).not.toContain('Dolar örneği')
})

test('every document contains the consent bar outside the root element', () => {
  const { body } = open('/').page
  expect(body.querySelector('#consent')?.textContent).toContain('Tumunu Kabul Et')
  expect(body.querySelector('#root')?.textContent).not.toContain('Tumunu Kabul Et')
})

test('the footer shows the year in Istanbul and the opening status', () => {
  const footer = open('/about').page.querySelector('footer')?.textContent
  expect(footer).toContain('© 2025 Örnek Döviz ve Altın')
  expect(footer).toContain('Şu an açık, 18.30’a kadar')
})

test('every page marks sample facts and demo rates but not real ones', () => {
  expect(open('/contact').page.body.textContent).toContain('Örnek veri: Kurum bilgileri gerçek değildir.')
  const demo = pageState(null, { demo: { market: true, bank: true } })
  expect(renderPage('/about', demo).page.body.textContent).toContain('Kurlar ve kurum bilgileri gerçek değildir.')
  const real = pageState(null, { office: { ...OFFICE_FACTS, sample: false } })
  expect(renderPage('/about', real).page.body.textContent).not.toContain('gerçek değildir')
})
