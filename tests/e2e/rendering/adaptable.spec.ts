import type { Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { inTurn, isInTurn, takeTurn } from '#tests/support/sampling.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { expectForcedColours } from '#tests/e2e/checks/check-controls.ts'
import { expectTextAdapts, expectWholeButtons } from '#tests/e2e/checks/check-text.ts'
import { keyboardOf } from '#tests/e2e/page/hand.ts'
import { cellar, hostOf } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'

/** Nothing moves for those who asked for less motion. */
async function expectStill(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 1)
        .map((animation) => (animation instanceof CSSTransition ? animation.transitionProperty : animation.id)),
    )
  expect(await moving()).toEqual([])
}

/** Pages stay readable with the settings of readers: more spacing, larger text, their own colours, a narrow screen, no motion. */
async function expectAdapts(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectStill(page)
  await expectTextAdapts(page)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(() => expectNoOverflow(page)).toPass()
  await page.setViewportSize(size ?? { width: 1440, height: 900 })
  await expectForcedColours(page)
}

for (const width of inTurn(0, [390, 768, 1440])) {
  test.describe(`by keyboard alone at ${width} px, without motion`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

    if (isInTurn(0, 5))
      test('the menu unfolds, leads on while the bar waits without moving, and folds', async ({ page }) => {
        const hand = keyboardOf(page)
        await page.goto('/legal-notice')
        const menu = page.locator(`[data-region=${width < 996 ? 'mobileAppBar' : 'appBar'}]`)
        const entry = menu.locator('nav li > details').filter({ has: page.locator('summary', { hasText: 'Vous êtes' }) })
        const unfold = async () => {
          if (width < 996) await hand.press(menu.locator(':scope > .b > div > details > summary'))
          if ((await entry.getAttribute('open')) === null) await hand.press(entry.locator('summary'))
          await expect(entry.locator('a').first()).toBeVisible()
        }
        await unfold()
        await expectAdapts(page)
        // The focus has gone through the whole page meanwhile.
        await expect(entry.locator('a').first()).toBeHidden()
        await unfold()
        let answer = () => undefined as void
        const held = new Promise<void>((resolve) => (answer = resolve))
        await page.route('**/api/page/vous-etes/**', async (route) => {
          await held
          await route.continue()
        })
        await hand.press(entry.locator('a').first())
        await expect(page.locator('.page-progress')).toHaveAttribute('data-state', 'loading')
        await expectStill(page)
        answer()
        await expect(page).toHaveURL(/\/vous-etes\//)
        await expect(page.locator('h1')).toBeFocused()
        await expect(entry.locator('a').first()).toBeHidden()
      })

    if (isInTurn(1, 5))
      test('the slider opens, turns and closes', async ({ page }) => {
        const hand = keyboardOf(page)
        await page.goto('/albums/nos-bureaux')
        const picture = page.locator('main a[aria-haspopup="dialog"]').first()
        await hand.press(picture)
        const slider = page.getByRole('dialog', { name: 'Nos bureaux' })
        await expect(slider.getByText('1 / 7', { exact: true })).toBeVisible()
        await page.keyboard.press('ArrowRight')
        await expect(slider.getByText('2 / 7', { exact: true })).toBeVisible()
        await expectAdapts(page)
        await page.keyboard.press('Escape')
        await expect(slider).toBeHidden()
        await expect(picture).toBeFocused()
      })

    if (isInTurn(2, 5))
      test('the language changes', async ({ page, baseURL }) => {
        const hand = keyboardOf(page)
        await page.goto(`${cellar(baseURL)}/blog`)
        if (width < 996) await hand.press(page.locator('[data-region=mobileAppBar] > .b > div > details > summary'))
        await hand.press(page.locator('a[hreflang=en-GB]:visible').first())
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
        await expect(page).toHaveURL(/\/en\/blog$/)
        await expectAdapts(page)
      })

    if (isInTurn(3, 5))
      test('a form says what it wants', async ({ page, complaints }) => {
        complaints.allow(/status of 422/)
        const hand = keyboardOf(page)
        await page.goto('/contact')
        await hand.press(page.getByRole('button', { name: 'Envoyer le message', exact: true }))
        await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
        await expectAdapts(page)
      })

    if (isInTurn(4, 5))
      test('cookies are refused in the panel, and the notification of it is closed by keyboard', async ({ page, baseURL, context }) => {
        const origin = hostOf(baseURL, 'mesure.localhost')
        await context.route(
          (url) => url.origin !== origin,
          (route) => route.abort(),
        )
        const hand = keyboardOf(page)
        await page.clock.install()
        await page.goto(origin)
        await expect(page.locator('#tarteaucitronAlertBig')).toBeVisible()
        await expectAdapts(page)
        await hand.press(page.locator('#tarteaucitronAlertBig').getByRole('button', { name: 'Personnaliser' }))
        const panel = page.getByRole('dialog', { name: 'Gérer les cookies' })
        await expect(panel).toBeVisible()
        await expectAdapts(page)
        await hand.press(panel.locator('#tarteaucitronAllDenied'))
        // The clock stops: a slow machine does not reach the word by Tab in the time for which it is shown.
        await page.clock.pauseAt(Date.now() + 1000)
        await page.keyboard.press('Escape')
        const word = page.getByText('Vos choix sont enregistrés.')
        await expect(async () => {
          await page.clock.runFor(250)
          expect(await word.isVisible()).toBe(true)
        }).toPass()
        await hand.press(word.locator('..').getByRole('button'))
        await expect(word).toBeHidden()
      })
  })
}

if (isInTurn(5, 5))
  test('the keyboard stops at a wide table only where it has something to scroll', async ({ page }) => {
    const stops = async (): Promise<string[]> => {
      await page.keyboard.press('Tab')
      return page
        .locator('[data-scrolls]')
        .evaluateAll((places) => places.map(({ tabIndex, scrollWidth, clientWidth }) => `${tabIndex} ${scrollWidth > clientWidth}`))
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    expect(await stops()).toEqual(['-1 false'])
    await page.locator('[data-scrolls] table').evaluate((table) => (table.style.minInlineSize = '200rem'))
    expect(await stops()).toEqual(['0 true'])
  })

if (isInTurn(6, 5))
  test('a date in the margin of a list never touches the title beside it, also when it is longer', async ({ page, baseURL }) => {
    for (const width of inTurn(0, [700, 768, 820])) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${cellar(baseURL)}/en/blog`)
      await page.evaluate(() => document.fonts.ready)
      await expectTextAdapts(page)
    }
  })

/** The contrast of the lightest and the darkest of a picture. */
async function contrastWithin(picture: Sharp): Promise<number> {
  const [grey] = (await sharp(await picture.greyscale().png().toBuffer()).stats()).channels
  const luminance = (level = 0) => ((level / 255 + 0.055) / 1.055) ** 2.4
  return (luminance(grey?.max) + 0.05) / (luminance(grey?.min) + 0.05)
}

for (const width of inTurn(0, [390, 1440])) {
  test(`the name in the bar is read in the dark colours of a system at ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    for (const origin of ['', cellar(baseURL)]) {
      await page.goto(`${origin}/`)
      const logo = sharp(await page.locator('.site-header .site-mark-logo:visible').screenshot())
      const { width: wide, height } = await logo.metadata()
      // The letters are on the right of their sign; the edges may be those of a layer beneath.
      const left = Math.round(wide / 3)
      const letters = logo.extract({ left, top: 2, width: wide - left - 2, height: height - 4 })
      expect(await contrastWithin(letters)).toBeGreaterThan(4.5)
    }
  })
}

if (isInTurn(7, 5))
  test('in forced colours links have no frame, and the frame of the current page is off its words', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/services/creation-eurl')
    const client = page.locator('header').getByRole('link', { name: 'Espace client' })
    const edge = (element: Element) => getComputedStyle(element).borderTopColor
    // The colour of the edge follows the mode by a transition.
    await expect.poll(() => client.evaluate(edge)).toMatch(/^rgba\(.*, 0\)$/)
    await expect(client).toHaveCSS('text-decoration-line', 'underline')
    expect(await page.locator('main .button[data-style="primary"]').first().evaluate(edge)).toMatch(/^rgb\(/)
    const here = await page
      .locator('[data-type="breadcrumbs"] [aria-current]')
      .evaluate((element) => [getComputedStyle(element).outlineStyle, Number.parseFloat(getComputedStyle(element).outlineOffset) > 1])
    expect(here).toEqual(['solid', true])
  })

/** The share of the window that bars hide while the page is read. */
function hiddenShare(): number {
  const bars = [...document.querySelectorAll('.site-header, [data-region=bottomBar]')].map((bar) => bar.getBoundingClientRect())
  const hidden = bars.map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)))
  return hidden.reduce((sum, height) => sum + height, 0) / innerHeight
}

/** No word of the bar at the foot of the window is cut. */
async function expectWholeLabels(page: Page): Promise<void> {
  const links = page.locator('[data-region=bottomBar] a').filter({ visible: true })
  const words = await links.evaluateAll((all) =>
    all
      .flatMap((link) => [...link.querySelectorAll('span')])
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  )
  expect(words).toEqual([])
}

if (isInTurn(8, 5))
  test('the bar at the foot of a window of 320 px says its words whole', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const origin of inTurn(1, ['', cellar(baseURL)])) {
      await page.goto(`${origin}/evenements`)
      await expect(page.locator('[data-region=bottomBar] a').first()).toBeVisible()
      await expectWholeLabels(page)
    }
  })

if (isInTurn(9, 5))
  test('text twice as large on a telephone cuts no label of the bar and breaks no word of a button', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const origin of inTurn(0, ['', cellar(baseURL)])) {
      await page.goto(`${origin}/`)
      await expect(page.locator('[data-region=bottomBar] a').first()).toBeVisible()
      await expectWholeButtons(page, () => expectWholeLabels(page))
    }
  })

const WINDOWS = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const
for (const [width, height] of takeTurn(WINDOWS, 3)) {
  test(`bars leave the window to the page at ${width} × ${height} px, with text twice as large too`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height })
    const browser = await page.context().newCDPSession(page)
    for (const standard of [16, 32]) {
      // What readers set in their browser: media queries see it.
      await browser.send('Page.setFontSizes', { fontSizes: { standard } })
      for (const origin of inTurn(1, ['', cellar(baseURL)])) {
        await page.goto(`${origin}/`)
        await page.evaluate(() => scrollTo(0, 2 * innerHeight))
        expect(await page.evaluate(hiddenShare), `letters of ${standard} px`).toBeLessThan(1 / 4)
        await expectNoOverflow(page)
        await expectWholeLabels(page)
      }
    }
  })
}

if (isInTurn(10, 5))
  test('the mark of a site is read on a telephone with text twice as large', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const origin of inTurn(0, ['', cellar(baseURL)])) {
      await page.goto(`${origin}/contact`)
      const box = await page.locator('.site-header .site-mark-logo:visible').boundingBox()
      expect(box?.width).toBeGreaterThan(100)
      await expectNoOverflow(page)
    }
  })

if (isInTurn(11, 5))
  test('a reader’s own stylesheet with letters twice as large leaves the mark and the member link', async ({ page, baseURL }) => {
    for (const origin of inTurn(1, ['', cellar(baseURL)])) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${origin}/`)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      const mark = await page.locator('.site-header .site-mark-logo:visible').boundingBox()
      expect(mark?.width).toBeGreaterThan(80)
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(page.locator('header').getByRole('link', { name: 'Espace client' })).toBeVisible()
      await expectNoOverflow(page)
    }
  })
