import { EACH_KIND } from './page-kinds.ts'
import { expect, test } from './server.ts'
import { hasDecided, navigation, overflow, visit } from './visitor.ts'

const NARROW = { width: 390, height: 844 }

test.beforeEach(({ context }) => hasDecided(context))

test.describe('the menu of small screens', () => {
  test.use({ viewport: NARROW })

  test('opens, says so, and closes when a link is chosen', async ({ page }) => {
    await visit(page, '/')
    const button = page.getByRole('button', { name: 'Menü' })
    await expect(navigation(page)).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await navigation(page).getByRole('link', { name: 'Doviz Kurlari' }).click()
    await expect(page).toHaveURL('/rates')
    await expect(navigation(page)).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes on Escape and on a click outside', async ({ page }) => {
    await visit(page, '/about')
    const button = page.getByRole('button', { name: 'Menü' })
    await button.click()
    await expect(navigation(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(navigation(page)).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await page.mouse.click(200, 700)
    await expect(navigation(page)).toBeHidden()
  })

  test('is reached and used by keyboard', async ({ page }) => {
    await visit(page, '/about')
    await page.getByRole('button', { name: 'Menü' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(navigation(page).getByRole('link', { name: 'Ana Sayfa' })).toBeFocused()
  })
})

test('the skip link is the first stop and leads past the navigation', async ({ page }) => {
  await visit(page, '/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'İçeriğe geç' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('the footer', () => {
  test('carries its links, quoted letter for letter', async ({ page }) => {
    await visit(page, '/')
    const links = page.getByRole('contentinfo').getByRole('link')
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.firstChild?.textContent, link.getAttribute('href')]),
    )
    expect(found).toEqual(
      expect.arrayContaining([
        ['Ana Sayfa', '/'],
        ['Hakkimizda', '/about'],
        ['Doviz Kurlari', '/rates'],
        ['Banka Hesaplarimiz', '/accounts'],
        ['Iletisim', '/contact'],
        ['Istenen Evraklar', '/documents'],
        ['Kurumsal politika (PDF)', '/kurumsal-politika.pdf'],
        ['Çerez Politikası', '/cookie-policy'],
      ]),
    )
    expect(found.map(([, href]) => href?.split(':')[0])).toEqual(expect.arrayContaining(['mailto', 'tel']))
    await expect(links.filter({ hasText: 'Kurumsal politika' })).toHaveAttribute('target', '_blank')
  })

  test('says in words when the office is open', async ({ page }) => {
    await visit(page, '/about')
    await expect(page.getByRole('contentinfo')).toContainText(/Şu an (açık, .* kadar|kapalı)/)
  })

  test('keeps the chosen theme, from before the first paint of the next page', async ({ page }) => {
    await visit(page, '/about')
    await page.getByRole('button', { name: 'Koyu' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.waitForFunction(() => document.body !== null)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('the floats', () => {
  test('the chat opens elsewhere with its greeting, and says what prices are worth', async ({ page }) => {
    await visit(page, '/')
    const chat = page
      .getByRole('complementary')
      .getByRole('link', { name: /^Mesaj yazın \(mesajlaşma uygulamasında\)/ })
    await expect(chat).toHaveAttribute('target', '_blank')
    expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toBe('Merhaba!')
    await expect(chat).toContainText('Fiyatlar bilgi amaçlıdır')
  })

  test('on phones a call and the way here stand beside it, each a touch of its full height; on wide screens the chat alone', async ({
    page,
  }) => {
    await visit(page, '/rates')
    const dock = page.getByRole('complementary')
    const call = dock.getByRole('link', { name: 'Ara 0 (212) 000 00 00' })
    const way = dock.getByRole('link', { name: /^Yol tarifi/ })
    await expect(call).toBeHidden()
    await expect(way).toBeHidden()
    for (const width of [320, 390, 820, 1079]) {
      await page.setViewportSize({ width, height: 800 })
      const bar = await dock.boundingBox()
      for (const link of await dock.getByRole('link').all()) {
        const box = await link.boundingBox()
        expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(44)
        expect(box?.height).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1)
      }
    }
    await expect(call).toHaveAttribute('href', 'tel:+902120000000')
    await expect(way).toHaveAttribute('href', /^https:.*41\.0166,28\.9704$/)
    await expect(way).toHaveAttribute('target', '_blank')
  })

  test('the way to the top joins the dock without covering or shifting anything of it', async ({ page }) => {
    await visit(page, '/rates')
    const dock = page.getByRole('complementary')
    for (const width of [320, 360, 390, 820]) {
      await page.setViewportSize({ width, height: 640 })
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
      const up = dock.getByRole('button', { name: 'Sayfanın başına dön' })
      await expect(up).toBeVisible()
      const [badge, call] = await dock.evaluate((element) =>
        ['Fiyatlar bilgi amaçlıdır', 'Ara'].map((words) => {
          const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
            if (text.textContent === words) range.selectNodeContents(text)
          const { left, right } = range.getBoundingClientRect()
          return { left, right }
        }),
      )
      const [way, top] = [await dock.getByText('Yol tarifi').boundingBox(), await up.boundingBox()]
      expect(badge?.right, `${width} px`).toBeLessThanOrEqual((call?.left ?? 0) - 4)
      expect(call?.right, `${width} px`).toBeLessThanOrEqual(way?.x ?? 0)
      expect((way?.x ?? 0) + (way?.width ?? 0), `${width} px`).toBeLessThanOrEqual(top?.x ?? 0)
    }
  })

  test('the way to the top shows past 300 px and leads there', async ({ page }) => {
    await visit(page, '/')
    const up = page.getByRole('button', { name: 'Sayfanın başına dön' })
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await expect(up).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }))
    await up.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(up).toBeHidden()
  })

  for (const path of ['/', '/rates', '/accounts']) {
    test(`stand in the margin beside everything that ${path} shows`, async ({ page }) => {
      await visit(page, path)
      for (const width of [1080, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(() => scrollTo(0, 900))
        const chat = await page.getByRole('complementary').boundingBox()
        const rights = await page
          .getByRole('main')
          .locator('td, dd, table, p, button')
          .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right))
        expect(Math.max(...rights), `${width} px`).toBeLessThanOrEqual(chat?.x ?? 0)
      }
    })
  }

  test('are a bar of the frame below 1080 px: what is in sight is never under them', async ({ page }) => {
    await visit(page, '/rates')
    const bar = page.getByRole('complementary')
    for (const width of [320, 390, 820, 1079]) {
      await page.setViewportSize({ width, height: 800 })
      const box = await bar.boundingBox()
      expect([box?.x, box?.width]).toEqual([0, width])
      await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      // The end of the document scrolls clear of the bar.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const end = await page.getByRole('contentinfo').boundingBox()
      expect((end?.y ?? 0) + (end?.height ?? 0), `${width} px`).toBeLessThanOrEqual((box?.y ?? 0) + 1)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW })

  test('every page shows its content, and the menu leads to it', async ({ page }) => {
    for (const path of EACH_KIND) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(150)
    }
    await page.getByRole('button', { name: 'Menü' }).click()
    await navigation(page).getByRole('link', { name: 'Doviz Kurlari' }).click()
    await expect(page).toHaveURL('/rates')
    await expect(page.getByRole('row', { name: /USD/ }).first()).toContainText(/\d{2},\d{4}/)
  })
})

const WINDOWS = {
  '1440 px': { width: 1440, height: 900 },
  '320 px': { width: 320, height: 640 },
  '200 % zoom': { width: 720, height: 450 },
  '400 % zoom': { width: 320, height: 256 },
}

for (const path of [...EACH_KIND, '/yok']) {
  test(`${path} loses nothing sideways in any window`, async ({ page, expectConsoleError }) => {
    if (path === '/yok') expectConsoleError(/Failed to load resource.*404/)
    await visit(page, path)
    for (const [name, viewport] of Object.entries(WINDOWS)) {
      await page.setViewportSize(viewport)
      // Home's is for those who have the page read out: the banner stands in its place.
      if (path !== '/') await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await overflow(page), name).toBeLessThanOrEqual(0)
    }
  })
}

test('on paper the page keeps its figures and drops its frame', async ({ page }) => {
  await visit(page, '/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('complementary')).toBeHidden()
  // Paper ages: neither what a source is worth now nor whether the counter is open.
  const board = page.getByRole('region', { name: /canlı kurlar/ })
  await expect(board.getByText('Canlı', { exact: true })).toBeHidden()
  await expect(board.getByText(/^(?:Açık|Kapalı), /)).toBeHidden()
  await expect(board.getByText('Örnek veri')).toBeVisible()
  await expect(board.getByText(/^Son güncelleme: \d+ \S+ \d{4} /)).toBeVisible()
})
