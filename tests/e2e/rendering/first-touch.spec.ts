import type { Page, Request } from '@playwright/test'
import { inTurn, isInTurn, takeTurn } from '#tests/support/sampling.ts'
import { isContent, SAMPLE_SITES } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'

const NESTED = '/essai/onglets'
const FAR = '/essai/onglets-loin'

const isApp = (request: Request) => /\/assets\/app-[^/]+\.js/.test(request.url())

/** Counts the events of the tabs: each change of the selected tab. */
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
  for (const [name, act] of takeTurn(Object.entries(acts), 3)) {
    test(`${name}: replayed exactly once`, async ({ page }) => {
      const choices = await countChoices(page)
      await act(page)
      await expect(page.getByRole('tabpanel', { name: 'Second' })).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Second' })).toHaveAttribute('aria-selected', 'true')
      await whenQuiet(page)
      expect(await choices()).toEqual(['Second'])
    })
  }

  if (isInTurn(0, 5))
    test('a double click is replayed as two clicks', async ({ page }) => {
      const choices = await countChoices(page)
      await page.getByRole('tab', { name: 'Troisième' }).dblclick()
      await expect(page.getByRole('tabpanel', { name: 'Troisième' })).toBeVisible()
      await whenQuiet(page)
      expect(await choices()).toEqual(['Troisième', 'Troisième'])
    })

  if (isInTurn(1, 5))
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

  if (isInTurn(2, 5))
    test('the static blocks round it keep the server’s HTML to the letter', async ({ page }) => {
      const html = () => page.locator('[data-block="essai-gauche"]').evaluate((block) => block.outerHTML)
      const before = await html()
      const kept = await page.locator('[data-block="essai-gauche"]').elementHandle()
      await page.getByRole('tab', { name: 'Second' }).click()
      await expect(page.getByRole('tabpanel', { name: 'Second' })).toBeVisible()
      expect(await html()).toBe(before)
      expect(await kept?.evaluate((block) => block.isConnected)).toBe(true)
    })

  if (isInTurn(3, 5))
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

for (const { name, origin, paths } of inTurn(0, SAMPLE_SITES))
  test(`loads no script but the loader while the pointer rests, on content pages of ${name}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.mouse.move(300, 300)
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
    const content = paths.filter(isContent)
    for (const path of takeTurn(content, Math.ceil(content.length / 8))) {
      scripts.length = 0
      await page.goto(origin(baseURL) + path)
      await whenQuiet(page)
      expect(scripts, path).toEqual([expect.stringMatching(/^\/assets\/loader-/)])
    }
  })

test.describe('a page with an interactive block in sight', () => {
  test.use({ hasTouch: true })

  if (isInTurn(4, 5))
    test('opens the picture of an album at the first tap', async ({ page }) => {
      await page.goto('/albums/nos-bureaux')
      await whenQuiet(page)
      await page.locator('[data-type=album] a').nth(1).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page).toHaveURL(/\/albums\/nos-bureaux$/)
    })

  if (isInTurn(5, 5))
    test('turns the step of a form at the first tap, with the answers given before the app', async ({ page }) => {
      await page.goto('/devis')
      await whenQuiet(page)
      // Answers are given to the page itself, as by a program that fills in forms.
      await page.evaluate(() => {
        for (const value of ['COMPTES', 'COMPTABLE']) document.querySelector<HTMLInputElement>(`input[value=${value}]`)!.checked = true
      })
      await page.getByRole('button', { name: 'Continuer' }).tap()
      await expect(page.getByLabel('Dénomination de la société')).toBeVisible()
      await expect(page.getByLabel('Forme envisagée')).toHaveCount(0)
    })
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

for (const touch of takeTurn(['pointerdown', 'touchstart', 'keydown', 'focusin'], 4)) {
  test(`${touch} brings the app`, async ({ page }) => {
    await page.goto('/essai/statique')
    const loaded = page.waitForRequest(isApp)
    await page.locator('main').dispatchEvent(touch)
    await loaded
  })
}

if (isInTurn(6, 5))
  test('a click on a link never waits for the app', async ({ page }) => {
    await page.goto(NESTED)
    await page.route(/\/assets\/app-/, () => undefined)
    await page.locator('[data-block="essai-gauche"] a').click()
    await expect(page).toHaveURL(/\/contact$/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

if (isInTurn(7, 5))
  test('when the app cannot be fetched the page does not reload once something is typed', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource/)
    const asked = Promise.withResolvers<void>()
    const typed = Promise.withResolvers<void>()
    await page.route(/\/assets\/app-/, async (route) => {
      asked.resolve()
      await typed.promise
      await route.abort()
    })
    await page.goto('/devis')
    await page.getByLabel('Déposer des comptes').check()
    await asked.promise
    const failed = page.waitForEvent('requestfailed')
    typed.resolve()
    await failed
    await whenQuiet(page)
    await expect(page.getByLabel('Déposer des comptes')).toBeChecked()
  })

if (isInTurn(8, 5))
  test('when the app cannot be fetched the page reloads once, and stays readable', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource/)
    await page.route(/\/assets\/app-/, (route) => route.abort())
    let documents = 0
    page.on('request', (request) => request.isNavigationRequest() && documents++)
    const touch = () => page.locator('main').dispatchEvent('pointerdown')
    await page.goto(NESTED)
    await touch()
    await expect.poll(() => documents).toBe(2)
    await page.waitForLoadState()
    await touch()
    await whenQuiet(page)
    expect(documents).toBe(2)
    await expect(page.getByText('Le premier panneau.')).toBeVisible()
    await page.locator('[data-block="essai-gauche"] a').click()
    await expect(page).toHaveURL(/\/contact$/)
  })
