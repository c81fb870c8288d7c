import type { Page, Request } from '@playwright/test'
import { takeTurn } from '#tests/support/sampling.ts'
import { isContent, SAMPLE_SITES } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'

const NESTED = '/essai/onglets'
const FAR = '/essai/onglets-loin'

const isApp = (request: Request) => /\/assets\/app-[^/]+\.js/.test(request.url())

/** Counts what the tabs were told: each change of the chosen tab. */
async function countChoices(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const choices: string[] = []
    Object.assign(window, { choices })
    document.querySelector('[role=tablist]')?.addEventListener('click', (event) => {
      if (event.target instanceof Element) choices.push(event.target.textContent ?? '')
    })
  })
  return () => page.evaluate(() => (window as unknown as { choices: string[] }).choices)
}

test.describe('the first touch of an interactive block', () => {
  test.use({ hasTouch: true })

  // The block must not come to life by being near the screen: it is far below, and brought to the screen by the act alone.
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.addInitScript(() => {
      Object.assign(window, {
        IntersectionObserver: class {
          observe() {}
          disconnect() {}
          unobserve() {}
        },
      })
    })
    await page.goto(NESTED)
  })

  const acts = {
    click: (page: Page) => page.getByRole('tab', { name: 'Second' }).click(),
    tap: (page: Page) => page.getByRole('tab', { name: 'Second' }).tap(),
    Enter: (page: Page) => page.getByRole('tab', { name: 'Second' }).press('Enter'),
  }
  for (const [name, act] of Object.entries(acts)) {
    test(`${name}: replayed exactly once`, async ({ page }) => {
      const choices = await countChoices(page)
      await act(page)
      await expect(page.getByRole('tabpanel', { name: 'Second' })).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Second' })).toHaveAttribute('aria-selected', 'true')
      await whenQuiet(page)
      expect(await choices()).toEqual(['Second'])
    })
  }

  test('a double click is replayed as two clicks', async ({ page }) => {
    const choices = await countChoices(page)
    await page.getByRole('tab', { name: 'Troisième' }).dblclick()
    await expect(page.getByRole('tabpanel', { name: 'Troisième' })).toBeVisible()
    await whenQuiet(page)
    expect(await choices()).toEqual(['Troisième', 'Troisième'])
  })

  test('clicks on several tabs are replayed in their order', async ({ page }) => {
    const choices = await countChoices(page)
    await page.evaluate(() => {
      for (const name of ['Second', 'Troisième', 'Premier', 'Second'])
        [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((tab) => tab.textContent === name)?.click()
    })
    await expect(page.getByRole('tabpanel', { name: 'Second' })).toBeVisible()
    await whenQuiet(page)
    expect(await choices()).toEqual(['Second', 'Troisième', 'Premier', 'Second'])
  })

  test('the static blocks round it keep the server’s HTML to the letter', async ({ page }) => {
    const html = () => page.locator('[data-block="essai-gauche"]').evaluate((block) => block.outerHTML)
    const before = await html()
    const kept = await page.locator('[data-block="essai-gauche"]').elementHandle()
    await page.getByRole('tab', { name: 'Second' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Second' })).toBeVisible()
    expect(await html()).toBe(before)
    expect(await kept?.evaluate((block) => block.isConnected)).toBe(true)
  })

  test('no view of a static block is fetched but those of the containers', async ({ page }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    await page.getByRole('tab', { name: 'Second' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Second' })).toBeVisible()
    expect(files.filter((path) => path.includes('/View-'))).toHaveLength(3)
  })
})

test('a page that is only read loads no script but the loader', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
  await page.goto('/essai/statique')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await whenQuiet(page)
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/loader-/)])
})

/** True if an interactive block is on the first screen, or near enough below it to fetch the app. */
const isLiveNear = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[data-live]')].some((block) => block.getBoundingClientRect().top < innerHeight + 300))

for (const { name, origin, paths } of SAMPLE_SITES)
  test(`loads no script but the loader while the pointer rests, on content pages of ${name}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.mouse.move(300, 300)
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
    const content = paths.filter(isContent)
    const pages = takeTurn(content, Math.ceil(content.length / 8))
    let unloaded = 0
    for (const path of pages) {
      scripts.length = 0
      await page.goto(origin(baseURL) + path)
      await whenQuiet(page)
      expect(scripts[0], path).toMatch(/^\/assets\/loader-/)
      if (await isLiveNear(page)) continue
      unloaded += 1
      expect(scripts, path).toHaveLength(1)
    }
    expect(unloaded).toBeGreaterThan(pages.length / 2)
  })

test('scrolling near an interactive block brings it to life', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(FAR)
  await whenQuiet(page)
  expect(scripts).toHaveLength(1)
  const loaded = page.waitForRequest(isApp)
  await page.locator('[data-live]').evaluate((block) => block.scrollIntoView())
  await loaded
})

for (const touch of ['pointerdown', 'touchstart', 'keydown', 'focusin']) {
  test(`${touch} brings the app`, async ({ page }) => {
    await page.goto('/essai/statique')
    const loaded = page.waitForRequest(isApp)
    await page.locator('main').dispatchEvent(touch)
    await loaded
  })
}

test('a click on a link never waits for the app', async ({ page }) => {
  await page.goto(NESTED)
  await page.route(/\/assets\/app-/, () => undefined)
  await page.locator('[data-block="essai-gauche"] a').click()
  await expect(page).toHaveURL(/\/contact$/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('when the app cannot be fetched the page reloads once, and stays readable', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/)
  await page.route(/\/assets\/app-/, (route) => route.abort())
  let documents = 0
  page.on('request', (request) => request.isNavigationRequest() && documents++)
  await page.goto(NESTED)
  await expect.poll(() => documents).toBe(2)
  await whenQuiet(page)
  expect(documents).toBe(2)
  await expect(page.getByText('Le premier panneau.')).toBeVisible()
  await page.locator('[data-block="essai-gauche"] a').click()
  await expect(page).toHaveURL(/\/contact$/)
})
