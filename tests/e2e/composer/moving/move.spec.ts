import type { Locator, Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { canvasOf, canvasReady, saved, turnLettersOn } from '../desk.ts'

const places = (page: Page) => page.getByRole('listbox', { name: 'Où le mettre' })
const chosen = (page: Page) => places(page).getByRole('option', { selected: true })
const order = (page: Page) =>
  canvasOf(page)
    .locator('.site-main > [data-block]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-block')))

async function open(page: Page, origin: string): Promise<void> {
  await turnLettersOn(page)
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await canvasReady(page)
}

/** The point where a block of the page ends, in pixels of the window. */
async function endOf(block: Locator): Promise<{ x: number; y: number }> {
  const box = await block.boundingBox()
  if (!box) throw new Error('The block is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height + 1 }
}

async function expectElsewhere(page: Page): Promise<void> {
  const elsewhere = page.getByRole('dialog').getByText(/^Ailleurs/)
  const reasons = page.getByRole('dialog').getByText(/^Cet endroit ne prend pas d’élément/)
  await expect(reasons.first()).toBeHidden()
  await elsewhere.focus()
  await page.keyboard.press('Enter')
  await expect(reasons.first()).toBeVisible()
  // Refused places are words alone: none of them is chosen by a click.
  const before = await chosen(page).textContent()
  await reasons.first().click()
  await expect(chosen(page)).toHaveText(before ?? '')
  await expectAccessible(page, { frames: false })
  await expectNoOverflow(page)
  await elsewhere.focus()
  await page.keyboard.press('Enter')
  await expect(reasons.first()).toBeHidden()
}

test.describe('« Déplacer » at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  if (isInTurn(0, 4))
    test('takes a place that is clicked on the page, and tells where else the block may not go', async ({ page, baseURL }) => {
      await open(page, ownSite(baseURL, 'deplacer.localhost'))
      const before = await order(page)
      const scrolled = () => page.frame({ url: /preview/ })?.evaluate(() => window.scrollY)
      await canvasOf(page).locator('.site-main > [data-block]').last().scrollIntoViewIfNeeded()
      await canvasOf(page)
        .locator('.site-main > [data-block]')
        .last()
        .click({ position: { x: 4, y: 4 } })
      await page.keyboard.press('m')
      await expect(places(page)).toBeFocused()
      await expectElsewhere(page)

      // The page still scrolls, and its clicks choose places instead of elements.
      const first = canvasOf(page).locator('.site-main > [data-block]').first()
      const at = await endOf(first)
      await page.mouse.move(at.x, 300)
      await page.mouse.wheel(0, -20_000)
      await expect.poll(scrolled).toBe(0)
      const { x, y } = await endOf(first)
      await page.mouse.click(x, y)
      await expect(places(page)).toBeFocused()
      await expect(chosen(page)).toHaveText(/^Après/)
      await page.keyboard.press('Enter')
      await expect(places(page)).toHaveCount(0)
      const [hero = null, ...others] = before
      await expect.poll(() => order(page)).toEqual([hero, others.at(-1), ...others.slice(0, -1)])
      await page.getByRole('button', { name: /^Annuler\s:/ }).click()
      await expect.poll(() => order(page)).toEqual(before)
      await expect(saved(page)).toBeVisible()

      // Afterwards clicks on the page select elements again.
      await canvasOf(page).locator('h1').click()
      await expect(page.getByLabel('Titre', { exact: true })).toBeVisible()
    })
})

test.describe('« Déplacer » on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  if (isInTurn(3, 4))
    test('takes a place that is tapped on the page', async ({ page, baseURL }) => {
      await open(page, ownSite(baseURL, 'deplacer-doigt.localhost'))
      const before = await order(page)
      await canvasOf(page).locator('h1').tap()
      await page.getByRole('button', { name: 'Autres actions', exact: true }).tap()
      await page.getByRole('menuitem', { name: /^Déplacer/ }).tap()
      await expect(places(page)).toBeFocused()
      await expectElsewhere(page)
      await places(page).focus()
      await page.keyboard.press('End')
      await expect(chosen(page)).not.toHaveAttribute('data-place', '0')
      // The first place is behind the second element.
      const second = canvasOf(page).locator('.site-main > [data-block]').nth(1)
      await second.evaluate((element) => window.scrollBy({ top: element.getBoundingClientRect().bottom - 150, behavior: 'instant' }))
      const { x, y } = await endOf(second)
      await page.touchscreen.tap(x, y)
      await expect(chosen(page)).toHaveAttribute('data-place', '0')
      await page.keyboard.press('Escape')
      await expect(places(page)).toHaveCount(0)
      expect(await order(page)).toEqual(before)
    })
})
