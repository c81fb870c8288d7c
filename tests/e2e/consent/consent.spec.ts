import { gzipSync } from 'node:zlib'
import type { BrowserContext, Locator } from '@playwright/test'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { enlargeText } from '#tests/e2e/checks/check-text.ts'
import { answer, banner, blockOutside, cookieNames, every, openPanel, proof, SERVICES } from '#tests/e2e/journeys/consent-journey.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { askHost, hostOf } from '#tests/e2e/sites/site-pages.ts'
import { behindThePage } from '#tests/e2e/sites/sites-database.ts'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'

const MAX_DAYS = 182
const MIN_DAYS = 150
/** The choice stands in one cookie, for five months at least and six at most. */
async function expectKeptForMonths(context: BrowserContext, origin: string): Promise<void> {
  const kept = (await context.cookies(origin)).filter(({ name }) => name === 'tarteaucitron')
  expect(kept).toHaveLength(1)
  const days = kept.map(({ expires }) => (expires - Date.now() / 1000) / 86_400)
  expect(days[0]).toBeLessThanOrEqual(MAX_DAYS)
  expect(days[0]).toBeGreaterThan(MIN_DAYS)
}

/** Returns true when something is seen where it stands: nothing lies over it. */
async function isPainted(element: Locator): Promise<boolean> {
  const shown = await element.screenshot({ animations: 'disabled' })
  const hide = (opacity: string) => element.evaluate((found, wanted) => found.style.setProperty('opacity', wanted), opacity)
  await hide('0')
  const bare = await element.screenshot({ animations: 'disabled' })
  await hide('')
  return !shown.equals(bare)
}

test.describe('on a site with services', () => {
  let origin = ''
  let asked: string[] = []
  test.beforeEach(async ({ context, baseURL }) => {
    origin = hostOf(baseURL, 'mesure.localhost')
    asked = await blockOutside(context, origin)
  })

  test('no service is contacted before a choice or after a refusal, which is stored for six months', async ({ page, context }) => {
    await page.goto(origin)
    await expect(banner(page)).toBeVisible()
    expect(await cookieNames(context, origin)).toEqual([])
    const refused = proof(page)
    await answer(page, 'Tout refuser').click()
    expect(await refused).toEqual(every(false))
    await expect(banner(page)).toBeHidden()
    await expectKeptForMonths(context, origin)
    await page.goto(`${origin}/contact`)
    await whenQuiet(page)
    await expect(banner(page)).toBeHidden()
    expect(asked).toEqual([])
    expect(await page.evaluate(() => 'ownScript' in window)).toBe(false)
  })

  if (isInTurn(0, 3))
    test('a choice just before a reload of its page is proved', async ({ page }) => {
      await page.goto(origin)
      const agreed = proof(page)
      await answer(page, 'Tout accepter').click()
      expect(await agreed).toEqual(every(true))
      await openPanel(page)
      const left = page.waitForEvent('load')
      await page.evaluate(() => {
        for (const key of ['matomo', 'plausible', 'script']) document.getElementById(`${key}Denied`)?.click()
        document.getElementById('tarteaucitronClosePanel')?.click()
      })
      await left
      // Where the panel was opened from.
      await expect(page.locator('footer [data-consent]')).toBeFocused()
      // The server alone sees the request of a page that is left; no other test makes this choice.
      const chosen = { ...every(true), matomo: false, plausible: false, script: false }
      const proofs = () => behindThePage((db) => db.selectFrom('consents').select('choices').execute())
      await expect.poll(async () => (await proofs()).map(({ choices }) => choices)).toContainEqual(chosen)
    })

  test('consent starts four services and the site’s script; its withdrawal deletes their cookies', async ({ page, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(origin)
    const agreed = proof(page)
    // Waited for before it is caused: it stays for three seconds only.
    const thanked = page.getByText('Vos choix sont enregistrés.').waitFor()
    await answer(page, 'Tout accepter').click()
    expect(await agreed).toEqual(every(true))
    await expect.poll(() => [...new Set(asked)].sort()).toEqual(SERVICES.toSorted())
    await expect.poll(() => page.evaluate(() => 'ownScript' in window)).toBe(true)
    await thanked
    const told = () =>
      page.evaluate(() => {
        const { _paq = [], dataLayer = [], plausible, fbq } = window
        const named = (calls: readonly unknown[], name: string) =>
          calls.filter((call) => Object.values(call as object).includes(name)).length
        return [
          named(_paq, 'trackPageView'),
          named(dataLayer, 'page_view'),
          named(plausible?.q ?? [], 'pageview'),
          named(fbq?.queue ?? [], 'PageView'),
        ]
      })
    expect(await told()).toEqual([1, 1, 1, 1])
    await page.locator('[data-region=appBar] nav a[href="/contact"]').click()
    await expect(page).toHaveURL(`${origin}/contact`)
    await expect.poll(told).toEqual([2, 2, 2, 2])
    expect(await cookieNames(context, origin)).toEqual(['_fbp', '_ga', '_ga_ESSAI', '_pk_id.3.abcd', 'tarteaucitron'])
    await expectKeptForMonths(context, origin)

    await openPanel(page)
    const withdrawn = proof(page)
    await page.locator('#tarteaucitronAllDenied').click()
    expect(await withdrawn).toEqual(every(false))
    expect(await cookieNames(context, origin)).toEqual(['tarteaucitron'])
    await expectKeptForMonths(context, origin)
    asked.length = 0
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Escape')])
    await whenQuiet(page)
    expect(asked).toEqual([])
  })

  for (const width of inTurn(1, [390, 1440])) {
    test(`the banner and the panel are whole, accessible and reached by keyboard at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(origin)
      await expect(banner(page)).toBeVisible()
      await expectNoOverflow(page)
      await expectAccessible(page)
      const boxes = await Promise.all(['Tout accepter', 'Tout refuser'].map((name) => answer(page, name).boundingBox()))
      expect(boxes[0]?.height).toBe(boxes[1]?.height)
      expect(boxes[0]?.width).toBe(boxes[1]?.width)
      expect(await banner(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      const names = ['Personnaliser', 'Politique des cookies', 'Tout accepter', 'Tout refuser']
      for (const name of names) {
        await page.keyboard.press('Tab')
        const focused = banner(page).locator(':focus')
        await expect(focused).toContainText(name)
        expect(await isPainted(focused), name).toBe(true)
      }
      for (const name of names.slice(0, -1).toReversed()) {
        await page.keyboard.press('Shift+Tab')
        await expect(banner(page).locator(':focus')).toContainText(name)
      }
      await whenQuiet(page)
      await page.keyboard.press('Enter')
      const panel = page.getByRole('dialog', { name: 'Gérer les cookies' })
      await expect(panel).toBeVisible()
      await expectAccessible(page)
      const asks = panel.locator('li .tarteaucitronAsk')
      const ends = await asks.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)))
      expect([ends.length, new Set(ends).size]).toEqual([5, 1])
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
    })
  }

  if (isInTurn(0, 5))
    test('the question and the panel have an edge in forced colours', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await page.goto(origin)
      await expect(banner(page)).toBeVisible()
      const edge = (id: string) =>
        page.locator(id).evaluate((element) => {
          const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element)
          return [borderTopWidth, borderTopStyle, borderTopColor === backgroundColor]
        })
      expect(await edge('#tarteaucitronAlertBig')).toEqual(['1px', 'solid', false])
      await answer(page, 'Personnaliser').click()
      await expect(page.getByRole('dialog', { name: 'Gérer les cookies' })).toBeVisible()
      expect(await edge('#tarteaucitron')).toEqual(['1px', 'solid', false])
    })

  if (isInTurn(1, 5))
    test('accepting and refusing are as large in a window of 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(origin)
      await expect(banner(page)).toBeVisible()
      const boxes = await Promise.all(['Tout accepter', 'Tout refuser'].map((name) => answer(page, name).boundingBox()))
      expect([boxes[0]?.width, boxes[0]?.height]).toEqual([boxes[1]?.width, boxes[1]?.height])
    })

  if (isInTurn(2, 5))
    test('accepting and refusing are read with text twice as large on a telephone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const browser = await page.context().newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      await page.goto(origin)
      await expect(banner(page)).toBeVisible()
      const boxes = await Promise.all(['Tout accepter', 'Tout refuser'].map((name) => answer(page, name).boundingBox()))
      expect(boxes[0]?.width).toBe(boxes[1]?.width)
      expect(boxes[0]?.width).toBeGreaterThan(250)
      await expectNoOverflow(page)
    })

  for (const points of inTurn(0, [14, 48])) {
    test(`the question ends at the bar at the foot, with signs of ${points} points and text twice as large`, async ({ page }) => {
      await page.route(/\/theme\.\w+\.css$/, async (route) => {
        const response = await askHost(page.request, route.request().url())
        const body = (await response.text()).replace(/--menu-icon-size: [^;]+/, `--menu-icon-size: ${points}pt`)
        await route.fulfill({ response, body })
      })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(origin)
      await expect(banner(page)).toBeVisible()
      const icon = await page.locator('[data-region=bottomBar] .icon').first().boundingBox()
      expect((icon?.height ?? 0) * 0.75).toBeCloseTo(points, 0)
      /** How far the question reaches over the bar, and how much of the bar no page ends above. */
      const covered = () =>
        page.evaluate(() => {
          const [question, foot] = ['#tarteaucitronAlertBig', '[data-region=bottomBar]'].map((selector) =>
            document.querySelector(selector)!.getBoundingClientRect(),
          )
          const room = parseFloat(getComputedStyle(document.body).paddingBlockEnd)
          return [question!.bottom - foot!.top, innerHeight - question!.top - room].map((gap) => Math.abs(Math.round(gap)))
        })
      for (const width of [320, 390, 768]) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(covered, `${width}`).toEqual([0, 0])
        await enlargeText(page, () => expect.poll(covered, `${width}, large`).toEqual([0, 0]))
      }
    })
  }

  if (isInTurn(3, 5))
    test('where passwords are typed nothing is asked and nothing from outside may run', async ({ page }) => {
      const response = await page.goto(`${origin}/auth`)
      expect(response?.headers()['content-security-policy']).not.toContain('matomo.example')
      await whenQuiet(page)
      expect(await page.locator('#consent').count()).toBe(0)
    })

  if (isInTurn(1, 3))
    test('what asks for consent weighs at most 25 kB', async ({ page }) => {
      const bodies: Promise<Buffer>[] = []
      page.on('response', (response) => {
        if (/\/assets\/(?:consent|french|tarteaucitron)[^/]*\.(?:js|css)$/.test(response.url())) bodies.push(response.body())
      })
      await page.goto(origin)
      await expect(banner(page)).toBeVisible()
      const weight = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
      expect(weight).toBeGreaterThan(10 * 1024)
      expect(weight).toBeLessThanOrEqual(25 * 1024)
    })
})

test('a site without services asks nothing and shows no link to manage cookies', async ({ page }) => {
  await page.goto('/')
  expect(await page.locator('#consent').count()).toBe(0)
  await expect(page.locator('footer [data-consent]')).toBeHidden()
  await page.locator('footer').getByRole('link', { name: 'Cookies' }).click()
  await expect(page).toHaveURL(/\/cookie-policy$/)
})
