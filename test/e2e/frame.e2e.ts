import { expect, test } from './server.ts'
import { hasDecided, navigation, SCRIPTS, visit } from './visitor.ts'

test.beforeEach(({ context }) => hasDecided(context))

test('the menu of small screens opens and closes by touch and by keyboard', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/about')
  const button = page.getByRole('button', { name: 'Menü' })

  await test.step('a click outside closes the menu', async () => {
    await expect(navigation(page)).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(navigation(page)).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.click(200, 700)
    await expect(navigation(page)).toBeHidden()
  })

  await test.step("Escape closes the menu and returns the focus; Tab goes from the button to the menu's links", async () => {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(navigation(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(navigation(page).getByRole('link', { name: 'Ana Sayfa' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(navigation(page)).toBeHidden()
    await expect(button).toBeFocused()
  })

  await test.step('a click on a link closes the menu', async () => {
    await button.click()
    await navigation(page).getByRole('link', { name: 'Doviz Kurlari' }).click()
    await expect(page).toHaveURL('/rates')
    await expect(navigation(page)).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

test(
  'the skip link works, and a chosen theme is applied before the first paint',
  { tag: '@core' },
  async ({ page }) => {
    await visit(page, '/about')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'İçeriğe geç' })
    await expect(skip, 'the skip link is the first element in the tab order').toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('contentinfo')).toContainText(/Şu an (açık, .* kadar|kapalı)/)

    await page.getByRole('button', { name: 'Koyu' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    // head.js sets the theme before the first paint, so the page's own scripts are blocked here.
    await page.route(SCRIPTS, () => undefined)
    await page.goto('/contact', { waitUntil: 'commit' })
    const paintable = await page.waitForFunction(
      () => document.body !== null && { theme: document.documentElement.dataset['theme'] },
    )
    expect(await paintable.jsonValue()).toEqual({ theme: 'dark' })
  },
)

test.describe('the frame of the home page', () => {
  test.beforeEach(({ page }) => visit(page, '/'))

  test('the links of the footer, the chat and the button to the top work', { tag: '@core' }, async ({ page }) => {
    await test.step('the footer has exactly the specified link texts', async () => {
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

    await test.step('the chat link opens in a new tab with a greeting and shows that prices are not binding', async () => {
      const chat = page
        .getByRole('complementary')
        .getByRole('link', { name: /^Mesaj yazın \(mesajlaşma uygulamasında\)/ })
      await expect(chat).toHaveAttribute('target', '_blank')
      expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toBe('Merhaba!')
      await expect(chat).toContainText('Fiyatlar bilgi amaçlıdır')
    })

    await test.step('the button to the top is shown below 300 px of scrolling and scrolls to the top', async () => {
      const up = page.getByRole('button', { name: 'Sayfanın başına dön' })
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
      await expect(up).toBeHidden()
      await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }))
      await up.click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(up).toBeHidden()
    })
  })

  test('a print contains the figures of the page but not its navigation, footer and dock', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('complementary')).toBeHidden()
    // A print may be read days later, so it must not contain a live label or the opening state.
    const board = page.getByRole('region', { name: /gişe kurları/ })
    await expect(board.getByText('Canlı', { exact: true })).toBeHidden()
    await expect(board.getByText(/^(?:Açık|Kapalı), /)).toBeHidden()
    await expect(board.getByText('Örnek veri')).toBeVisible()
    await expect(board.getByText(/^Son güncelleme: \d+ \S+ \d{4} /)).toBeVisible()
  })
})

test('below 1080 px the floating buttons become a bar with links to call the office and to find it', async ({
  page,
}) => {
  await visit(page, '/rates')
  const dock = page.getByRole('complementary')

  await test.step('each link of the bar is at least 44 px wide and as high as the bar; wide screens show only the chat', async () => {
    const call = dock.getByRole('link', { name: 'Ara 0 (212) 000 00 00' })
    const way = dock.getByRole('link', { name: /^Yol tarifi/ })
    await expect(call).toBeHidden()
    await expect(way).toBeHidden()
    for (const width of [320, 390, 820, 1079]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(async () => {
        const bar = await dock.boundingBox()
        for (const link of await dock.getByRole('link').all()) {
          const box = await link.boundingBox()
          expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(44)
          expect(box?.height).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1)
        }
      }).toPass()
    }
    await expect(call).toHaveAttribute('href', 'tel:+902120000000')
    await expect(way).toHaveAttribute('href', /^https:.*41\.0166,28\.9704$/)
    await expect(way).toHaveAttribute('target', '_blank')
  })

  await test.step('the bar never covers the end of the page', async () => {
    for (const width of [320, 390, 820, 1079]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(dock).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await expect(async () => {
        const box = await dock.boundingBox()
        expect([box?.x, box?.width]).toEqual([0, width])
        // The end of the document can be scrolled above the bar.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        const end = await page.getByRole('contentinfo').boundingBox()
        expect((end?.y ?? 0) + (end?.height ?? 0), `${width} px`).toBeLessThanOrEqual((box?.y ?? 0) + 1)
      }).toPass()
    }
  })

  await test.step('the button to the top fits into the bar without covering or moving the other links', async () => {
    for (const width of [320, 360, 390, 820]) {
      await page.setViewportSize({ width, height: 640 })
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
      const up = dock.getByRole('button', { name: 'Sayfanın başına dön' })
      await expect(up).toBeVisible()
      await expect(async () => {
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
      }).toPass()
    }
  })
})
