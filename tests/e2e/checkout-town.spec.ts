import { expect, type Page } from '@playwright/test'
import { test } from './checkout-kept-carts.ts'
import { goOn } from './checkout-journey.ts'
import { cellar } from './site-pages.ts'

const town = (page: Page) => page.getByRole('combobox', { name: 'Code postal ou ville' })

test('the list of towns is scrolled by a finger on a small screen, and a tap chooses one', async ({ browser, keptCarts, baseURL }) => {
  const context = await browser.newContext({ storageState: keptCarts.guest, hasTouch: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${cellar(baseURL)}/commande`)
  await goOn(page).waitFor()
  await town(page).tap()
  await town(page).pressSequentially('saint')
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
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
  await expect(async () => {
    const before = await scrolled()
    await page.waitForTimeout(300)
    expect(await scrolled()).toBe(before)
  }).toPass()
  await expect(town(page)).toHaveValue('saint')
  const option = page.getByRole('option').nth(3)
  const name = await option.textContent()
  await option.tap()
  await expect(town(page)).toHaveValue(name ?? '')
  await expect(list).toBeHidden()
  await context.close()
})

test('a press that leaves the field of a town that does not exist is not lost, and why there is none stays beside it', async ({
  browser,
  keptCarts,
  baseURL,
}) => {
  const context = await browser.newContext({ storageState: keptCarts.guest, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${cellar(baseURL)}/commande`)
  await goOn(page).waitFor()
  await town(page).fill('zzzz')
  const said = page.getByText('Aucune commune ne commence')
  await expect(said).toBeVisible()
  await goOn(page).scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await goOn(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + height - 3)
  await page.mouse.down()
  // A hand is slower than a browser that lays the page out again.
  await page.waitForTimeout(200)
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
