import type { Browser, Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import type { JourneyName } from '#tests/e2e/journeys/journey-members.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { canvasOf, canvasReady, saved } from '../desk.ts'

const desktop = { width: 1440, height: 900 }
const titleOf = (page: Page) => canvasOf(page).locator('h1')
const openText = (page: Page) => canvasOf(page).locator('.canvas-text')
const field = (page: Page) => page.getByRole('textbox', { name: 'Titre', exact: true })
const palette = (page: Page) => page.getByRole('searchbox', { name: 'Chercher un élément à ajouter' })
const blocksOf = (page: Page) => canvasOf(page).locator('[data-block]')
const messages = (page: Page) => page.locator('[data-part=toasts]').getByRole('status')
const REMOVED = /a supprimé l’élément où vous écriviez\./

async function openHome(page: Page, origin: string, name: JourneyName): Promise<void> {
  await signInAs(page, origin, name)
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await canvasReady(page)
}

/** Opens the home page as a colleague, and returns what removes the element with the title there. */
async function openColleague(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: desktop })
  const other = await context.newPage()
  await openHome(other, origin, 'administration-page')
  const remove = async (title: string) => {
    // A removal of anything else than what was seen would be a conflict of the colleague.
    await expect(titleOf(other)).toHaveText(title)
    const row = other.getByRole('treegrid').getByRole('row', { name: /Bandeau d’accueil/ })
    await row.click()
    await other.keyboard.press('Delete')
    await expect(row).toHaveCount(0)
    await expect(saved(other)).toBeVisible()
  }
  return { remove, close: () => context.close() }
}

/** The keys that a person presses on without looking at the screen. */
async function goOnTyping(page: Page): Promise<void> {
  for (const key of ['b', '/', '+', 'Backspace', 'Backspace', 'Delete', 'Enter', 'Control+x', 'Control+v', 'Control+d'])
    await page.keyboard.press(key)
}

test.describe('at 1440 px', () => {
  test.use({ viewport: desktop })

  if (isInTurn(1, 4))
    test('tells who has removed the element in which one writes, and gives it back', async ({ page, browser, baseURL }) => {
      const origin = ownSite(baseURL, 'mots-perdus.localhost')
      await page.clock.install()
      await openHome(page, origin, 'administration')
      const colleague = await openColleague(browser, origin)
      // Something is on the clipboard that the keys after the loss could paste.
      await titleOf(page).click()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+c')
      await expect(page.getByText(/Collez à l’endroit voulu/)).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(openText(page)).toBeFocused()
      await page.keyboard.press('End')
      await page.keyboard.type(' à tous')
      await expect(saved(page)).toBeVisible()

      // The colleague removes the element; the next question to the server brings it.
      await colleague.remove('Bienvenue à tous')
      await page.clock.fastForward('00:10')
      await expect(messages(page).getByText(REMOVED)).toBeVisible()
      const left = await blocksOf(page).count()
      await goOnTyping(page)
      await page.clock.fastForward('02:00')
      await expect(messages(page).getByText(REMOVED)).toBeVisible()
      await expect(palette(page)).toHaveCount(0)
      await expect(blocksOf(page)).toHaveCount(left)
      await expectAccessible(page, { frames: false })
      await messages(page).getByRole('button', { name: 'Rétablir l’élément' }).click()
      await expect(titleOf(page)).toHaveText('Bienvenue à tous')
      await expect(messages(page).getByText(REMOVED)).toHaveCount(0)
      await expect(field(page)).toHaveValue('Bienvenue à tous')
      await expect(saved(page)).toBeVisible()
      await colleague.close()
    })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  if (isInTurn(2, 4))
    test('tells a phone who has removed the element, and copies what was written in it', async ({ page, context, browser, baseURL }) => {
      const origin = ownSite(baseURL, 'mots-perdus-doigt.localhost')
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.clock.install()
      await openHome(page, origin, 'administration')
      const colleague = await openColleague(browser, origin)
      await titleOf(page).tap()
      await titleOf(page).tap()
      await expect(openText(page)).toBeFocused()
      await colleague.remove('Bienvenue')
      await page.clock.fastForward('00:10')
      await expect(messages(page).getByText(REMOVED)).toBeVisible()
      const left = await blocksOf(page).count()
      await goOnTyping(page)
      await expect(palette(page)).toHaveCount(0)
      await expect(blocksOf(page)).toHaveCount(left)
      await expectAccessible(page, { frames: false })
      await expectNoOverflow(page)
      await messages(page).getByRole('button', { name: 'Copier le contenu' }).tap()
      await expect(messages(page).getByText('Le contenu est copié.')).toBeVisible()
      await expect(messages(page).getByText(REMOVED)).toHaveCount(0)
      await colleague.close()
    })
})
