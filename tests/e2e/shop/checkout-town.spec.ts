import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { test, type KeptCarts } from '#tests/e2e/journeys/checkout-stored-carts.ts'
import { goOn } from '#tests/e2e/journeys/checkout-journey.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'
import { isInTurn } from '#tests/support/sampling.ts'

interface Place {
  readonly browser: Browser
  readonly keptCarts: KeptCarts
  readonly baseURL: string | undefined
}

/** A guest with a cart, on a page of their own from which they open the checkout. */
async function comeIn({ browser, keptCarts, baseURL }: Place, options: BrowserContextOptions) {
  const context = await browser.newContext({ storageState: keptCarts.guest, ...options })
  const page = await context.newPage()
  const open = async () => {
    await page.goto(`${cellar(baseURL)}/commande`)
    await goOn(page).waitFor()
  }
  return { context, page, open }
}

const desktop = { viewport: { width: 1440, height: 900 } }
const town = (page: Page) => page.getByRole('combobox', { name: 'Code postal ou ville' })

if (isInTurn(0, 3))
  test('the list of towns is scrolled by a finger on a small screen, and a tap chooses one', async ({ browser, keptCarts, baseURL }) => {
    const phone = { hasTouch: true, viewport: { width: 390, height: 844 } }
    const { context, page, open } = await comeIn({ browser, keptCarts, baseURL }, phone)
    await open()
    await town(page).tap()
    await town(page).pressSequentially('saint')
    const list = page.getByRole('listbox')
    await expect(list).toBeVisible()
    await list.evaluate((element) => element.addEventListener('scrollend', () => (element.dataset['still'] = '')))
    const box = (await list.boundingBox())!
    const finger = await context.newCDPSession(page)
    const at = (y: number) => [{ x: box.x + box.width / 2, y }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(box.y + box.height - 40) })
    for (const part of [30, 60, 90, 120, 150])
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(box.y + box.height - 40 - part) })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    const scrolled = () => list.evaluate(({ scrollTop }) => scrollTop)
    await expect.poll(scrolled).toBeGreaterThan(50)
    // A tap on a list that still glides would only stop it.
    await expect(list).toHaveAttribute('data-still')
    await expect(town(page)).toHaveValue('saint')
    const option = page.getByRole('option').nth(3)
    const name = await option.textContent()
    await option.tap()
    await expect(town(page)).toHaveValue(name ?? '')
    await expect(list).toBeHidden()
    await context.close()
  })

if (isInTurn(1, 3))
  test('a press that leaves the field of an unknown town is not lost, and its error stays', async ({ browser, keptCarts, baseURL }) => {
    const { context, page, open } = await comeIn({ browser, keptCarts, baseURL }, desktop)
    await open()
    await town(page).fill('zzzz')
    const said = page.getByText('Aucune commune ne commence')
    await expect(said).toBeVisible()
    await goOn(page).scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await goOn(page).boundingBox())!
    await page.mouse.move(x + width / 2, y + height - 3)
    await page.mouse.down()
    // A hand is slower than a browser that lays the page out again.
    await whenQuiet(page)
    await page.mouse.up()
    await expect(town(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(town(page)).toBeFocused()
    await expect(said).toBeVisible()
    await expect(town(page)).toHaveValue('zzzz')
    await town(page).fill('montp')
    await expect(said).toBeHidden()
    await page.getByRole('option').first().click()
    await expect(town(page)).toHaveValue('34000 Montpellier')
    await context.close()
  })

if (isInTurn(2, 3))
  test('a town stays in its field during the request of its prices, and the last chosen one counts', async ({
    browser,
    keptCarts,
    baseURL,
  }) => {
    const { context, page, open } = await comeIn({ browser, keptCarts, baseURL }, desktop)
    const asked: unknown[] = []
    const held: (() => void)[] = []
    await page.route('**/api/calculate/shipping-fees', async (route) => {
      asked.push((route.request().postDataJSON() as { readonly postalCode: unknown }).postalCode)
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    const answerNext = async () => {
      await expect.poll(() => held.length).toBe(1)
      held.pop()?.()
    }
    await open()
    const choose = async (search: string) => {
      await town(page).fill(search)
      await page.getByRole('option').first().click()
    }
    const reckoning = page.getByText('Calcul des frais de livraison')
    await choose('montpellier')
    await expect(reckoning).toBeVisible()
    await expect(town(page)).toHaveValue('34000 Montpellier')
    await goOn(page).press('Enter')
    // What is on its way is no fault: who goes on is led to it.
    await expect(page.getByText('Indiquez la commune')).toHaveCount(0)
    await expect(page.locator(':focus')).toContainText('Calcul des frais de livraison')
    await choose('lille')
    await expect(town(page)).toHaveValue('59000 Lille')
    await choose('nantes')
    await expect(town(page)).toHaveValue('44000 Nantes')
    await expect(page.getByRole('radio', { name: /Vitivelo/ })).toBeHidden()
    await answerNext()
    await expect.poll(() => asked.length).toBe(2)
    await expect(town(page)).toHaveValue('44000 Nantes')
    await answerNext()
    await page.getByRole('radio', { name: /Vitivelo/ }).check()
    await expect(reckoning).toBeHidden()
    expect(asked).toEqual(['34000', '44000'])
    await choose('montpellier')
    await expect(reckoning).toBeVisible()
    await expect(page.getByRole('radio', { name: /Vitivelo/ })).toBeHidden()
    await goOn(page).click({ force: true })
    await expect(page.locator(':focus')).toContainText('Calcul des frais de livraison')
    await answerNext()
    await page.getByRole('radio', { name: /Vitivelo/ }).check()
    await goOn(page).click()
    await expect(page.getByText('34000 Montpellier')).toBeVisible()
    await context.close()
  })

for (const size of [{ width: 390, height: 844 }, desktop.viewport])
  test(`the map of the points near a town opens in place, and nothing else moves, at ${size.width} pixels`, async ({
    browser,
    keptCarts,
    baseURL,
  }) => {
    const { context, page, open } = await comeIn({ browser, keptCarts, baseURL }, { viewport: size })
    await page.route(/openstreetmap/, (route) => route.fulfill({ status: 404, body: '' }))
    await open()
    await town(page).fill('34000')
    await page.getByRole('option').first().click()
    await page.getByRole('radio', { name: /Point Caviste/ }).check()
    const button = page.getByRole('link', { name: 'Voir les points sur une carte' })
    await button.scrollIntoViewIfNeeded()
    const sight = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight])
    const before = await sight()
    await button.press('Enter')
    const map = page.getByRole('application', { name: 'Carte des points de retrait' })
    await expect(map).toBeFocused()
    await expect(map).toBeInViewport()
    expect(await sight()).toEqual(before)
    await context.close()
  })
