import { expect, test } from 'vitest'
import type { Thing } from './page.ts'
import type { OnStage } from './stage.ts'

const field = (label: string): Thing => ({ is: 'form input, form textarea', named: new RegExp(`^${label}`) })
const SEND: Thing = { is: 'form button', named: /^Mesaj gönder$/ }

/** The contact form with invalid and with valid input. */
export function checkForms(stage: OnStage): void {
  test('an invalid message lists its errors, and on a phone the first field is visible with its label', async () => {
    const { page, demo } = stage()
    await page.driver.size(390, 844)
    await page.visit(`${demo}/contact`)
    await page.write(field('E-posta'), 'ornek@')
    await page.click(SEND)
    await page.expectFocus(field('Ad soyad'))
    await page.expectText({ is: 'form [role=alert]' }, /^Mesaj gönderilmedi: 4 alanı düzeltin\.$/)
    const hidden = () =>
      page.driver.evaluate(() => {
        const { activeElement } = document
        const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : undefined
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        return bar - (label?.getBoundingClientRect().top ?? 0)
      })
    await expect.poll(hidden, { message: 'px of the label that the navigation covers' }).toBeLessThanOrEqual(0)
  })

  test('a valid message is sent, and the answer receives the focus', async () => {
    const { page, demo } = stage()
    await page.visit(`${demo}/contact`)
    for (const [label, text] of [
      ['Ad soyad', 'Ayşe Örnek'],
      ['E-posta', 'ayse@ornek.example'],
      ['Telefon', '5321234567'],
      ['Konu', 'Kur bilgisi'],
      ['Mesaj', 'Yarın 5.000 dolar almak isterim.'],
    ] as const)
      await page.write(field(label), text)
    await page.click(SEND)
    await page.expectText({ is: 'form [role=status]' }, /^Mesajiniz basarili bir sekilde iletilmistir/)
    await page.expectFocus({ is: 'form [role=status]' })
  })
}
