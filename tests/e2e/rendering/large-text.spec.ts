import type { BrowserContext, Page } from '@playwright/test'
import { inTurn, isInTurn, takeTurn } from '#tests/support/sampling.ts'
import { FOCUSABLE } from '#tests/e2e/checks/check-controls.ts'
import { expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { enlargeText, expectLargeTextFits, expectWholeButtons } from '#tests/e2e/checks/check-text.ts'
import { askHost, cellar, hostOf } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { wakeApp } from '#tests/e2e/page/wake-app.ts'

const widthOf = async (page: Page, selector: string) =>
  (await page.locator(selector).filter({ visible: true }).first().boundingBox())?.width ?? 0

const fontOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((element) => parseFloat(getComputedStyle(element).fontSize)))

/** Lets nothing leave for other hosts. */
async function stayWithin(context: BrowserContext, ...origins: readonly (string | undefined)[]): Promise<void> {
  await context.route(
    ({ origin }) => !origins.includes(origin),
    (route) => route.abort(),
  )
}

if (isInTurn(0, 5))
  test('text twice as large shrinks no mark, doubles the labels below, and leaves the telephone', async ({ page, baseURL }) => {
    const mark = '.site-header .site-mark-logo'
    const labels = '[data-region=bottomBar] a > span:first-of-type'
    for (const origin of inTurn(0, ['', cellar(baseURL)])) {
      await page.goto(`${origin}/contact`)
      for (const width of [320, 390, 996]) {
        await page.setViewportSize({ width, height: 800 })
        const [usual, letters] = [await widthOf(page, mark), await fontOf(page, labels)]
        await enlargeText(page, async () => {
          expect(await widthOf(page, mark), `mark at ${width}`).toBeGreaterThanOrEqual(usual)
          for (const [index, size] of (await fontOf(page, labels)).entries())
            expect(size).toBeGreaterThan(1.9 * (letters[index] ?? Infinity))
          await expect(page.locator('header a[href^="tel:"]').filter({ visible: true }).first()).toBeInViewport()
          await expectNoOverflow(page)
        })
      }
    }
  })

/** Shows a page as it is where its bar is to stay at the top. */
async function visitWithBarThatStays(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await askHost(page.request, address)
    await route.fulfill({ response, body: (await response.text()).replaceAll('data-sticky="false"', 'data-sticky="true"') })
  })
  await page.goto(address)
  await wakeApp(page)
}

/** Waits for two frames: resize observers have measured the bars by then. */
const settle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const barBottom = (page: Page) => page.locator('.site-header').evaluate((bar) => bar.getBoundingClientRect().bottom / innerHeight)

if (isInTurn(1, 5))
  test('a fixed bar stays only while it takes at most a quarter of the window', async ({ page, baseURL }) => {
    await visitWithBarThatStays(page, `${baseURL}/sale-terms`)
    const share = async (width: number, height: number) => {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => scrollTo(0, 2 * innerHeight))
      await settle(page)
      return barBottom(page)
    }
    for (const [width, height] of [
      [390, 844],
      [996, 800],
      [1440, 900],
    ] as const)
      expect(await share(width, height), `${width} × ${height}`).toBeGreaterThan(0.05)
    for (const [width, height] of [
      [844, 390],
      [1440, 300],
    ] as const)
      expect(await share(width, height), `${width} × ${height}`).toBeLessThanOrEqual(0)
    await enlargeText(page, async () => {
      for (const width of [320, 390, 768, 996, 1280]) expect(await share(width, 800), `large at ${width}`).toBeLessThanOrEqual(0.25)
    })
    // A mark as high as it may be makes the bar higher: what the focus is brought to lies below all the same.
    await page.locator('.site-header .site-mark-logo').evaluateAll((all) => {
      for (const logo of all) logo.style.height = '120px'
    })
    expect(await share(1440, 900)).toBeGreaterThan(0.12)
    const room = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) / innerHeight)
    await expect.poll(room).toBeGreaterThan(await barBottom(page))
  })

/** The focused elements that lie wholly behind the bar at the top or the question of the cookies, walked from the end. */
function hiddenStops(selector: string): string[] {
  const shares = [0.1, 0.5, 0.9]
  return [...document.querySelectorAll<HTMLElement>(selector)].toReversed().flatMap((stop) => {
    stop.focus()
    if (document.activeElement !== stop || stop.closest('.site-header, #tarteaucitronRoot')) return []
    const { left, top, width, height } = stop.getBoundingClientRect()
    const places = shares.flatMap((x) => shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)))
    return places.every((place) => place?.closest('.site-header, #tarteaucitronRoot')) ? [stop.outerHTML.slice(0, 100)] : []
  })
}

/** The focused element, if no point of it is visible. */
function hiddenFocus(): string[] {
  const stop = document.activeElement
  if (!stop || stop === document.body) return []
  const { left, top, width, height } = stop.getBoundingClientRect()
  const shares = [0.05, 0.25, 0.5, 0.75, 0.95]
  const places = shares.flatMap((x) => shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)))
  return places.some((place) => place && (stop.contains(place) || place.contains(stop))) ? [] : [stop.outerHTML.slice(0, 100)]
}

if (isInTurn(2, 5))
  test('no focused element lies behind a fixed bar or the cookie question, also with large text', async ({ page, baseURL, context }) => {
    const origin = hostOf(baseURL, 'mesure.localhost')
    await stayWithin(context, origin, baseURL)
    await page.setViewportSize({ width: 996, height: 800 })
    for (const address of [`${origin}/`, `${baseURL}/contact`]) {
      await visitWithBarThatStays(page, address)
      if (address.startsWith(origin)) await expect(page.locator('#tarteaucitronAlertBig')).toBeVisible()
      expect(await page.evaluate(hiddenStops, FOCUSABLE)).toEqual([])
      await enlargeText(page, async () => {
        for (const width of [390, 996]) {
          await page.setViewportSize({ width, height: 800 })
          await settle(page)
          expect(await page.evaluate(hiddenStops, FOCUSABLE), `${address} at ${width}`).toEqual([])
        }
      })
    }
  })

if (isInTurn(3, 5))
  test('no text of a home page is cut off on a screen of 320 px, with text twice as large', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    for (const origin of ['', cellar(baseURL)]) {
      await page.goto(`${origin}/`)
      await expectLargeTextFits(page)
    }
  })

if (isInTurn(4, 5))
  test('words are hyphenated where letters twice as large leave little room, addresses never', async ({ page }) => {
    const styleOf = (selector: string, name: 'hyphens' | 'display') =>
      page
        .locator(selector)
        .first()
        .evaluate((element, property) => getComputedStyle(element)[property], name)
    const styles = async () => [
      await styleOf('main .prose p', 'hyphens'),
      await styleOf('main h1', 'hyphens'),
      await styleOf('main .prose a[href^="mailto:"]', 'hyphens'),
      await styleOf('main .prose a[href^="mailto:"]', 'display'),
    ]
    await page.goto('/legal-notice')
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await styles(), `${width}`).toEqual(['manual', 'manual', 'manual', 'inline-block'])
    }
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await enlargeText(page, async () => {
        expect(await styles(), `${width}, large`).toEqual(['auto', 'auto', 'manual', 'inline'])
        await expectNoOverflow(page)
      })
    }
  })

if (isInTurn(5, 5))
  test('text twice as large fills most of a 320 px screen, with a telephone number on one line', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/devis')
    const rooms = () =>
      page.locator('[data-type=steps] li .prose p, [data-type=notice] .prose p').evaluateAll((all) => all.map((words) => words.clientWidth))
    const lines = () =>
      page.locator('[data-type=contact-details] a[href^="tel:"], footer a[href^="tel:"]').evaluateAll((all) =>
        all.map((number) => {
          const range = document.createRange()
          range.selectNodeContents(number)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 9))).size
        }),
      )
    await enlargeText(page, async () => {
      expect((await rooms()).filter((room) => room < 200)).toEqual([])
      expect(await rooms()).not.toEqual([])
      expect(await lines()).toEqual([1, 1])
      await expectNoOverflow(page)
    })
  })

/** The elements that are invisible while focused, from the question of the cookies once round the page. */
async function hiddenFromBanner(page: Page): Promise<string[]> {
  await settle(page)
  const stops = await page.evaluate((selector) => {
    document.querySelector<HTMLElement>('#tarteaucitronAlertBig')?.focus()
    return document.querySelectorAll(selector).length
  }, FOCUSABLE)
  const hidden: string[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    hidden.push(...(await page.evaluate(hiddenFocus)))
  }
  return hidden
}

/** How much of a button takes the press that is aimed at it: what lies over it takes its own. */
function pressedShare(button: Element): number {
  const { left, top, width, height } = button.getBoundingClientRect()
  const shares = Array.from({ length: 19 }, (_, index) => (index + 1) / 20)
  const places = shares.flatMap((x) => shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)))
  return places.filter((place) => place !== null && button.contains(place)).length / places.length
}

const LOW_SCREENS = [
  [390, 667],
  [360, 640],
  [320, 640],
] as const

for (const stays of [false, true]) {
  test(`the cookie question hides no focus on low screens, with large text and a bar that ${stays ? 'stays' : 'goes'}`, async ({
    page,
    baseURL,
    context,
  }) => {
    const origin = hostOf(baseURL, 'mesure.localhost')
    await stayWithin(context, origin)
    if (stays) await visitWithBarThatStays(page, `${origin}/contact`)
    else await page.goto(`${origin}/contact`)
    await wakeApp(page)
    const banner = page.locator('#tarteaucitronAlertBig')
    const answers = banner.getByRole('button', { name: /Tout (?:accepter|refuser)/ })
    await expect(answers).toHaveCount(2)
    for (const [width, height] of inTurn(stays ? 1 : 0, LOW_SCREENS)) {
      await page.setViewportSize({ width, height })
      await expectWholeButtons(page, async () => {
        expect(await hiddenFromBanner(page), `${width} × ${height}`).toEqual([])
        for (const end of [0, 9999]) {
          await banner.evaluate((element, top) => element.scrollTo(0, top), end)
          expect(await banner.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${width} × ${height}`).toBe(0)
          for (const answer of await answers.all())
            expect(await answer.evaluate(pressedShare), `${width} × ${height}`).toBeGreaterThan(0.95)
        }
      })
    }
  })
}

if (isInTurn(6, 5))
  test('each link and answer of the cookie question is fully visible in the lowest windows', async ({ page, baseURL, context }) => {
    const origin = hostOf(baseURL, 'mesure.localhost')
    await stayWithin(context, origin)
    await page.goto(`${origin}/contact`)
    const banner = page.locator('#tarteaucitronAlertBig')
    await expect(banner.getByRole('button', { name: /Tout (?:accepter|refuser)/ })).toHaveCount(2)
    const acts = banner.locator('button, a').filter({ visible: true })
    /** How much of each can be pressed, where it is scrolled to the top. */
    const shares = async () => {
      await settle(page)
      const all: [string, number][] = []
      for (const act of await acts.all()) {
        await act.evaluate((button) => {
          const question = button.closest('#tarteaucitronAlertBig')!
          question.scrollTop += button.getBoundingClientRect().top - question.getBoundingClientRect().top - 1
        })
        all.push([await act.innerText(), await act.evaluate(pressedShare)])
      }
      return all
    }
    for (const [number, width] of [320, 390, 844, 1280].entries()) {
      for (const height of inTurn(number, [256, 320, 360, 400, 480])) {
        await page.setViewportSize({ width, height })
        const size = `${width} × ${height}`
        expect(
          (await shares()).filter(([, share]) => share < 0.95),
          size,
        ).toEqual([])
        await enlargeText(page, async () =>
          expect(
            (await shares()).filter(([, share]) => share < 0.95),
            `${size}, large`,
          ).toEqual([]),
        )
      }
    }
  })

if (isInTurn(7, 5))
  test('no words of the cookie question show under or beside its answers, also in forced colours', async ({ page, baseURL, context }) => {
    const origin = hostOf(baseURL, 'mesure.localhost')
    await stayWithin(context, origin)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${origin}/contact`)
    const banner = page.locator('#tarteaucitronAlertBig')
    await expect(banner.getByRole('button', { name: /Tout (?:accepter|refuser)/ })).toHaveCount(2)
    /** The visible pixels from the edge of the answers to the end of the question. */
    const seen = async () => {
      await settle(page)
      const foot = await banner.evaluate((question) => {
        const answers = question.querySelector('.consent-answers')!.getBoundingClientRect()
        return {
          x: 0,
          y: Math.ceil(answers.top),
          width: innerWidth,
          height: Math.floor(question.getBoundingClientRect().bottom - answers.top) - 1,
        }
      })
      return (await page.screenshot({ clip: foot })).toString('base64')
    }
    const showWords = (visibility: string) =>
      banner.evaluate((question, value) => {
        for (const words of question.querySelectorAll<HTMLElement>(':scope > :not(.consent-answers)')) words.style.visibility = value
      }, visibility)
    await enlargeText(page, async () => {
      for (const forcedColors of ['none', 'active'] as const) {
        await page.emulateMedia({ forcedColors })
        for (const top of [0, 20, 40, 60]) {
          await banner.evaluate((element, place) => element.scrollTo(0, place), top)
          await showWords('')
          const withWords = await seen()
          await showWords('hidden')
          expect(withWords === (await seen()), `${forcedColors}, ${top}`).toBe(true)
        }
      }
    })
  })

/** The parts of the cookie panel that cannot be pressed or fully read, each scrolled to its middle. */
function coveredInPanel(panel: Element): string[] {
  const shares = [0.03, 0.25, 0.5, 0.75, 0.97]
  const parts = [...panel.querySelectorAll<HTMLElement>('#dialogTitle, button')].filter((part) => part.checkVisibility())
  return parts.flatMap((part) => {
    part.scrollIntoView({ block: 'center' })
    const words = document.createRange()
    words.selectNodeContents(part)
    const boxes = part.matches('button') ? [part.getBoundingClientRect()] : [...words.getClientRects()]
    const places = boxes.flatMap(({ left, top, width, height }) =>
      shares.flatMap((x) => shares.map((y) => document.elementFromPoint(left + width * x, top + height * y))),
    )
    const isSeen = places.length > 0 && places.every((place) => place !== null && part.contains(place))
    return isSeen ? [] : [part.textContent?.trim() ?? '']
  })
}

for (const percent of inTurn(0, [100, 150, 200])) {
  test(`the cookie panel fits its width, and nothing covers its title and buttons, at ${percent} percent`, async ({
    page,
    baseURL,
    context,
  }) => {
    const origin = hostOf(baseURL, 'mesure.localhost')
    await stayWithin(context, origin)
    const browser = await context.newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
    await page.goto(`${origin}/contact`)
    await page.locator('#tarteaucitronAlertBig').getByRole('button', { name: 'Personnaliser' }).click()
    const panel = page.getByRole('dialog', { name: 'Gérer les cookies' })
    await expect(panel.getByRole('button', { name: /Autoriser|Interdire/ })).toHaveCount(10)
    const check = async (letters: string) => {
      for (const width of takeTurn([320, 390, 480, 576, 768, 1280], 2)) {
        await page.setViewportSize({ width, height: 800 })
        const over = await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        expect([over, await panel.evaluate(coveredInPanel)], `${width}, ${letters}`).toEqual([0, []])
      }
    }
    await check('as the browser has them')
    // What a sheet of the reader's own enlarges, media queries do not see.
    if (percent === 100) await expectWholeButtons(page, () => check('twice as large by a sheet'))
  })
}
