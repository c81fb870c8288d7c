import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { wakeApp } from '#tests/e2e/page/wake-app.ts'

/** Counts documents from now on. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => request.isNavigationRequest() && request.frame() === page.mainFrame() && count++)
  return () => count
}

/** A page that shows nothing from outside: it opens without leaving the document. */
const PAGE = '/domiciliation-commerciale'

/** Follows a link, be it in a menu that is folded. */
const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

/** Every element of the content with its attributes, whose order says nothing, and its own text. */
function describeMain(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')].map((element) => {
      const attributes = [...element.attributes].filter(({ name }) => name !== 'tabindex').map(({ name, value }) => `${name}=${value}`)
      const text = [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data)
      return [element.tagName, ...attributes.sort(), ...text].join(' ')
    }),
  )
}

test.describe('after the first touch', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await wakeApp(page)
  })

  test('a link opens without leaving the document: title, address, heading, focus and announcement', async ({ page }) => {
    const documents = countDocuments(page)
    const counted = page.waitForResponse((response) => response.url().endsWith('/api/site/visit'))
    await follow(page, PAGE)
    await expect(page).toHaveURL(/\/domiciliation-commerciale$/)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).toBeFocused()
    const title = await page.title()
    expect(title).toContain('Domicili')
    await expect(page.locator('#announcer')).toHaveText(title)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/domiciliation-commerciale$/)
    expect((await counted).status()).toBe(202)
    expect(documents()).toBe(0)
  })

  for (const address of inTurn(0, ['/blog', '/services?tag=creation']))
    test(`a link to the current page, ${address}, reloads it in place: its title is focused and announced`, async ({ page }) => {
      await page.goto(address)
      await wakeApp(page)
      const [length, documents] = [await page.evaluate(() => history.length), countDocuments(page)]
      const link = page.locator(`:is(header, main) a[href="${address}"]:visible`).first()
      for (let time = 0; time < 3; time++) {
        await link.focus()
        await page.evaluate(() => document.getElementById('announcer')?.replaceChildren())
        await page.keyboard.press('Enter')
        await expect(page.locator('h1')).toBeFocused()
        await expect(page.locator('#announcer')).toHaveText(await page.title())
      }
      expect(await page.evaluate(() => history.length)).toBe(length)
      expect(documents()).toBe(0)
    })

  test('what it shows is what the server shows', async ({ page }) => {
    await follow(page, PAGE)
    await expect(page.locator('h1')).toBeFocused()
    const live = await describeMain(page)
    await page.reload()
    expect(live).toEqual(await describeMain(page))
  })

  if (isInTurn(1, 3))
    test('back and forward restore the place on the page', async ({ page }) => {
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      await follow(page, PAGE)
      await expect(page).toHaveURL(/\/domiciliation-commerciale$/)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect(page).toHaveURL(/\/$/)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
      await page.goForward()
      await expect(page).toHaveURL(/\/domiciliation-commerciale$/)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    })

  if (isInTurn(0, 5))
    test('a page that opens is at its place at once: nothing glides there', async ({ page }) => {
      await page.evaluate(() => {
        scrollTo(0, 900)
        addEventListener('scroll', () => (document.body.dataset.places = `${document.body.dataset.places ?? ''} ${scrollY}`.trim()))
      })
      await follow(page, PAGE)
      await expect(page.locator('h1')).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(/\/$/)
      await expect(page.locator('body')).toHaveAttribute('data-places', /^(?:900 )?0 900$/)
    })

  if (isInTurn(1, 5))
    test('a list comes in with a motion that is remembered for one page alone', async ({ page }) => {
      await follow(page, '/blog')
      await expect(page).toHaveURL(/\/blog$/)
      await expect(page.locator('h1')).toBeFocused()
      await follow(page, PAGE)
      await page.waitForFunction(() => document.querySelector('main')?.getAnimations().length)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('transition'))).toBe('no')
    })

  if (isInTurn(2, 5))
    test('reduced motion shows no animation, and loads no script for it', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of ['/blog', PAGE]) {
        await follow(page, path)
        await expect(page.locator('h1')).toBeFocused()
      }
      expect(asked.filter((address) => address.includes('/assets/dom-mini'))).toEqual([])
      expect(await page.evaluate(() => document.querySelector('main')?.getAnimations().length)).toBe(0)
    })

  if (isInTurn(3, 5))
    test('modified clicks, and pages of another policy, are the browser’s', async ({ page, context }) => {
      const documents = countDocuments(page)
      const opened = context.waitForEvent('page')
      await page
        .locator('header a[href="/blog"]:visible')
        .first()
        .click({ modifiers: ['ControlOrMeta'] })
      await (await opened).close()
      expect(documents()).toBe(0)
      await page.evaluate(() => {
        const link = document.createElement('a')
        link.href = '/auth'
        document.querySelector('main')?.append(link)
        link.click()
      })
      await expect(page).toHaveURL(/\/auth$/)
      expect(documents()).toBe(1)
    })

  if (isInTurn(4, 5))
    test('the loading bar shows while a page is on its way, and goes when it has come', async ({ page }) => {
      const bar = page.locator('.page-progress')
      let answer = () => undefined as void
      const held = new Promise<void>((resolve) => (answer = resolve))
      await page.route('**/api/page/domiciliation-commerciale', async (route) => {
        await held
        await route.continue()
      })
      await follow(page, PAGE)
      await expect(bar).toHaveAttribute('data-state', 'loading')
      expect(await bar.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('5s')
      // Each page stands in its landmarks, and so does what is on the way.
      const { violations } = await new AxeBuilder({ page }).withRules('region').analyze()
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
      answer()
      await expect(page.locator('h1')).toBeFocused()
      await expect(bar).toHaveAttribute('hidden', '')
    })

  if (isInTurn(5, 5))
    test('a view that cannot be fetched leaves the page to the browser', async ({ page, complaints }) => {
      complaints.allow(/Failed to load resource/)
      await page.route(/\/assets\/shell-/, (route) => route.abort())
      const documents = countDocuments(page)
      await follow(page, PAGE)
      await expect(page).toHaveURL(/\/domiciliation-commerciale$/)
      await expect(page.locator('h1')).toBeVisible()
      expect(documents()).toBe(1)
    })

  if (isInTurn(2, 3))
    test('a page that does not exist is shown by the server, with its status', async ({ page, complaints }) => {
      complaints.allow(/404/)
      const answered = page.waitForResponse((response) => response.request().isNavigationRequest())
      await page.evaluate(() => {
        const link = document.createElement('a')
        link.href = '/nulle-part'
        document.querySelector('main')?.append(link)
        link.click()
      })
      expect((await answered).status()).toBe(404)
      await expect(page.locator('h1')).toBeVisible()
    })
})

if (isInTurn(3, 3))
  test('links are fetched in advance by the rules that the header names', async ({ request }) => {
    const page = await request.get('/')
    expect(page.headers()['speculation-rules']).toBe('"/speculation-rules.json"')
    const rules = await request.get('/speculation-rules.json')
    expect(rules.headers()['content-type']).toContain('application/speculationrules+json')
    expect(await rules.json()).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] })
  })

if (isInTurn(4, 3))
  test('what is not chosen of a list stays out of the address of what is', async ({ page, baseURL }) => {
    await page.goto(`${cellar(baseURL)}/produits`)
    await wakeApp(page)
    await page.getByText('Affiner et ordonner').click()
    await page.getByLabel('Ordre').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect(page).toHaveURL(/\/produits\?sort=[\w%]+#[\w-]+-results$/)
  })

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const { width, height } of inTurn(0, SCREENS)) {
  test(`who narrows a list sees at once what it holds then, at ${width} pixels`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`${cellar(baseURL)}/produits`)
    await page.getByText('Affiner et ordonner').click()
    await page.getByLabel('Couleur').selectOption({ label: 'Rosé' })
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect(page).toHaveURL(/#/)
    const count = page.getByRole('main').getByRole('status')
    await expect(count).toContainText('produits')
    await expect(count).toBeInViewport({ ratio: 1 })
    if (width > 1000) await expect(page.getByLabel('Couleur')).toBeInViewport()
  })
}

for (const { width, height } of inTurn(1, SCREENS)) {
  test(`who chooses another vintage or size stays where they are, at ${width} pixels`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`${cellar(baseURL)}/produits/les-lauzes`)
    await wakeApp(page)
    const choice = page.getByRole('main').getByRole('link', { name: /^2019/ })
    await choice.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const seenAt = async () => Math.round((await choice.boundingBox())!.y)
    const before = await seenAt()
    await choice.press('Enter')
    await expect(page).toHaveURL(/declination=/)
    await expect(choice).toHaveAttribute('aria-current', 'true')
    await expect(choice).toBeFocused()
    expect(Math.abs((await seenAt()) - before)).toBeLessThan(40)
    // Another page begins at its top.
    await page.getByRole('main').getByRole('navigation').getByRole('link').first().press('Enter')
    await expect(choice).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100)
  })
}
