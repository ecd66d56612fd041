import { expect, test } from './server.ts'

test('the site can be put on a home screen, whose icon opens the calculator', async ({ page, context, request }) => {
  await page.goto('/')
  // It is named after the first paint.
  await expect(page.locator('link[rel=manifest]')).toBeAttached()
  const browser = await context.newCDPSession(page)
  const hindrances = async (): Promise<string[]> => {
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // Each window of a test is a private one, where nothing can be installed.
    return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
  }
  await expect.poll(hindrances).toEqual([])

  const { url, errors, data = '{}' } = await browser.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what our own server wrote; a missing part fails below
  const { icons, shortcuts } = JSON.parse(data) as {
    icons: { src: string; purpose?: string }[]
    shortcuts: { name: string; url: string }[]
  }
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src } of icons) expect((await request.get(src)).ok()).toBe(true)
  for (const shortcut of shortcuts) expect((await request.get(shortcut.url)).ok()).toBe(true)
  await page.goto(shortcuts.find(({ name }) => name === 'Kaç lira eder?')?.url ?? '/')
  await expect(page.getByRole('heading', { level: 1, name: 'Kaç lira eder?' })).toBeVisible()
})
