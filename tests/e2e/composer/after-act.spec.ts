import type { Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { canvasReady, countAtRest } from './desk.ts'

const outline = (page: Page) => page.getByRole('treegrid')
const rows = (page: Page) => outline(page).getByRole('row')
const selected = (page: Page) => outline(page).getByRole('row', { selected: true })

/** Starts an act from the command palette. */
async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Chercher, faire…' })).toBeFocused()
  await page.keyboard.insertText(name)
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveText(new RegExp(`^${name}`))
  await page.keyboard.press('Enter')
}

/** The row of the selected block has the focus: the tree grid names it. */
async function expectOnRow(page: Page, words: RegExp): Promise<void> {
  await expect(outline(page)).toBeFocused()
  await expect(selected(page)).toHaveText(words)
  const isNamed = async () => (await outline(page).getAttribute('aria-activedescendant')) === (await selected(page).getAttribute('id'))
  await expect.poll(isNamed).toBe(true)
}

test.use({ viewport: { width: 1440, height: 900 } })

test('an act by a command, a button, a menu or a dialog, and its undo, leave block and focus', async ({ page, baseURL, complaints }) => {
  complaints.allow(/Failed to load resource/)
  const origin = ownSite(baseURL, 'apres-acte.localhost')
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await canvasReady(page)
  const all = await countAtRest(rows(page))
  const last = page.getByRole('button', { name: /^Annuler\s:/ })

  // Added from the command palette and the search: the next one stands behind it.
  await rows(page).last().click()
  for (const name of ['Citation', 'Bouton']) {
    await command(page, 'Ajouter')
    await expect(page.getByRole('searchbox', { name: 'Chercher un élément à ajouter' })).toBeFocused()
    await page.keyboard.insertText(name)
    await expect(page.locator('[data-palette-entry][data-marked]')).toHaveText(new RegExp(`^${name}`))
    await page.keyboard.press('Enter')
    await expectOnRow(page, new RegExp(`^${name}`))
  }
  await last.click()
  await expectOnRow(page, /^Citation/)

  // The menu of the fields goes with the block that it belongs to.
  await page.getByRole('complementary').getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
  await expect(rows(page)).toHaveCount(all + 2)
  await expectOnRow(page, /^Citation/)
  await command(page, 'Déplacer')
  await page.getByRole('button', { name: 'Poser ici' }).click()
  await expectOnRow(page, /^Citation/)

  // An act on the page leaves the keys there.
  await page.locator('iframe[data-state]').focus()
  await page.keyboard.press('Control+z')
  await expect(page.locator('iframe[data-state]')).toBeFocused()
  await expect(selected(page)).toHaveText(/^Citation/)
})
