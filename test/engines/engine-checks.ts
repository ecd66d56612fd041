import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest'
import type { NeedName } from '../../scripts/needs.ts'
import { needs } from '../needs.ts'
import type { Driver } from './driver.ts'
import { checkForms } from './forms-suite.ts'
import { checkFrame } from './frame-suite.ts'
import { checkNetwork } from './network-suite.ts'
import { pageOf } from './page.ts'
import { checkPanel } from './panel-suite.ts'
import { checkPrices } from './prices-suite.ts'
import { openSites } from './sites.ts'
import type { OnStage, Stage } from './stage.ts'

/** Registers the same checks for each engine. They share one browser and two sites. */
export function engineChecks(
  name: string,
  need: NeedName,
  open: () => Promise<Driver>,
  more?: (stage: OnStage) => void,
): void {
  describe(name, needs(need), () => {
    const opened = new AsyncDisposableStack()
    let stage: Stage | undefined
    const onStage = (): Stage => {
      if (stage === undefined) throw new Error('The browser has not been opened')
      return stage
    }

    beforeAll(async () => {
      const sites = opened.use(await openSites())
      const driver = opened.use(await open())
      const page = pageOf(driver)
      stage = { ...sites, page }
      // Store a cookie choice on both sites; the cookie banner has its own check.
      for (const url of [sites.demo, sites.market.site.url]) {
        await page.visit(`${url}/about`)
        await driver.evaluate(() => localStorage.setItem('cookieConsent', 'rejected'))
      }
    })
    beforeEach(async () => {
      const { driver } = onStage().page
      await driver.leave()
      await driver.size(1440, 900)
    })
    afterEach(async () => expect(await onStage().page.driver.takeErrors(), 'errors on the console').toEqual([]))
    afterAll(() => opened.disposeAsync())

    checkFrame(onStage)
    checkPrices(onStage)
    checkForms(onStage)
    checkNetwork(onStage)
    checkPanel(onStage)
    more?.(onStage)
  })
}
