import type { Locator, Page } from '@playwright/test'
import { holdUndo } from '#tests/e2e/admin/hold-undo.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { countActs } from '#tests/e2e/checks/count-acts.ts'
import { canvasOf } from '#tests/e2e/composer/desk.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { storedWork } from '#tests/e2e/page/stored-work.ts'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { openPages } from './open-panel.ts'
import { withoutPictures } from './without-pictures.ts'

const row = (page: Page, name: string) => page.locator('[data-tree-row]').filter({ has: page.locator('[data-row]', { hasText: name }) })
const title = (page: Page, name: string) => row(page, name).locator('[data-row]')
const menuRows = (page: Page) => page.locator('[data-part=menu] [data-row]')
const waiting = (page: Page) => page.getByText(/changements? que les visiteurs ne voient pas/)

/** Does an act and waits until the server has it: the next test reads the same draft. */
async function stored(page: Page, act: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForResponse(/\/step$/), act()])
}

async function look(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoOverflow(page)
}

async function actOf(page: Page, name: string, act: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: /^Actions pour/ })
    .click()
  await page.getByRole('menuitem', { name: act }).click()
}

test.beforeEach(({ page }) => withoutPictures(page))

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  if (isInTurn(0, 5))
    test('entries are moved by keys, said where they are, and taken back by Ctrl Z', async ({ page, baseURL }) => {
      await openPages(page, ownSite(baseURL, 'arbre-touches.localhost'))
      const before = await menuRows(page).allTextContents()
      await title(page, 'Les millésimes').focus()
      await page.keyboard.press('Alt+ArrowUp')
      await expect(page.getByText(/«\u202fLes millésimes\u202f» est en haut du menu, place \d+ sur \d+/)).toBeVisible()
      await expect(title(page, 'Les millésimes')).toBeFocused()
      await expect(waiting(page)).toBeVisible()
      await page.keyboard.press('Alt+ArrowRight')
      await expect(row(page, 'Les millésimes')).toHaveAttribute('aria-level', '3')
      await look(page)
      await page.keyboard.press('Control+z')
      await stored(page, () => page.keyboard.press('Control+z'))
      await expect.poll(() => menuRows(page).allTextContents()).toEqual(before)
      await expect(waiting(page)).toHaveCount(0)
      await page.keyboard.press('ArrowDown')
      await expect(title(page, 'Les millésimes')).not.toBeFocused()
    })

  if (isInTurn(1, 5))
    test('a press shows the settings: names, a hidden entry, its target; a reload keeps the draft', async ({ page, baseURL }) => {
      await openPages(page, ownSite(baseURL, 'arbre-reglages.localhost'))
      await title(page, 'Les millésimes').click()
      const panel = page.getByRole('complementary', { name: 'Réglages de Les millésimes' })
      await expect(panel.getByRole('link', { name: 'Modifier la page' })).toBeVisible()
      await panel.getByLabel('Nom court en français').fill('Années')
      await panel.getByRole('switch', { name: 'Affichée dans le menu' }).click()
      await expect(row(page, 'Les millésimes').getByText('cachée dans le menu', { exact: true })).toBeVisible()
      await look(page)
      await expect(waiting(page)).toBeVisible()
      await page.reload()
      await expect(row(page, 'Les millésimes').getByText('cachée dans le menu', { exact: true })).toBeVisible()
      await stored(page, () => page.getByRole('button', { name: 'Abandonner' }).click())
      await expect(waiting(page)).toHaveCount(0)
      await expect(row(page, 'Les millésimes').getByText('cachée dans le menu', { exact: true })).toHaveCount(0)
    })

  if (isInTurn(2, 5))
    test('a heading and an address are added, and leave the menu by Delete', async ({ page, baseURL }) => {
      await openPages(page, ownSite(baseURL, 'arbre-titre.localhost'))
      await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Lien vers une adresse' }).click()
      const address = page.getByRole('complementary').getByLabel('Adresse en français')
      await expect(row(page, 'Nouveau lien').getByText('Adresse à compléter', { exact: true })).toBeVisible()
      await address.fill('javascript:alert(1)')
      await expect(page.getByText(/Cette adresse ne peut pas être un lien/)).toBeVisible()
      await address.fill('https://example.org/')
      await expect(row(page, 'Nouveau lien')).toContainText('https://example.org/')
      await title(page, 'Nouveau lien').focus()
      // The removal does not reach the server before the reload: this browser still has it.
      await page.route('**/step', () => undefined)
      await page.keyboard.press('Delete')
      await expect(row(page, 'Nouveau lien')).toHaveCount(0)
      await expect.poll(() => storedWork(page)).toContain('"op":"remove"')
      await page.unroute('**/step')
      await stored(page, async () => void (await page.reload()))
      await expect(row(page, 'Les millésimes')).toBeVisible()
      await expect(row(page, 'Nouveau lien')).toHaveCount(0)
      await expect(waiting(page)).toHaveCount(0)
    })

  if (isInTurn(3, 5))
    test('an entry is dragged below another one by its handle, and Escape leaves it', async ({ page, baseURL }) => {
      await openPages(page, ownSite(baseURL, 'arbre-souris.localhost'))
      const grip = row(page, 'Les millésimes').locator('[data-grip]')
      const target = row(page, 'Nouvelles du domaine')
      const [from, to] = [await grip.boundingBox(), await target.boundingBox()]
      if (!from || !to) throw new Error('A row has no box')
      const carry = async () => {
        await page.mouse.move(from.x + 10, from.y + 12)
        await page.mouse.down()
        await page.mouse.move(from.x + 20, from.y, { steps: 3 })
        await page.mouse.move(from.x + 42, to.y + to.height - 6, { steps: 5 })
        await expect(page.locator('[data-drop-line]')).toBeVisible()
      }
      await carry()
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-drop-line]')).toHaveCount(0)
      await page.mouse.up()
      await expect(waiting(page)).toHaveCount(0)
      await carry()
      await page.mouse.up()
      const undo = await holdUndo(page)
      await expect(row(page, 'Les millésimes')).toHaveAttribute('aria-level', '3')
      await expect(page.getByText(/«\u202fLes millésimes\u202f» est sous «\u202fLe domaine\u202f», place 2 sur 4/)).toBeVisible()
      await stored(page, undo)
      await expect(waiting(page)).toHaveCount(0)
    })
})

/** Titles whose lock is not on the line of their last word. */
const withLoneLock = (titles: readonly Element[]): (string | null)[] =>
  titles
    .filter((title) => {
      const [lock, words] = [title.nextElementSibling?.querySelector('svg')?.getBoundingClientRect(), [...title.getClientRects()].at(-1)]
      return lock && words && (lock.top >= words.bottom || lock.bottom <= words.top)
    })
    .map(({ textContent }) => textContent)

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  if (isInTurn(4, 5))
    test('entries are moved, hidden and put into the menu by their menus', async ({ page, baseURL }) => {
      await openPages(page, ownSite(baseURL, 'arbre-menus.localhost'))
      await look(page)
      expect(await page.locator('a[data-row]').evaluateAll(withLoneLock)).toEqual([])
      await actOf(page, 'Les millésimes', 'Monter')
      // Notes scroll with the rows: several of them would leave no place for any row.
      await expect(page.getByRole('region', { name: 'Pages et menu' }).getByText(/changements? que les visiteurs/)).toBeVisible()
      await actOf(page, 'Les millésimes', 'Cacher dans le menu')
      await expect(row(page, 'Les millésimes').getByText('cachée dans le menu', { exact: true })).toBeVisible()
      await actOf(page, 'Les millésimes', 'Nom et réglages dans le menu…')
      const sheet = page.getByRole('dialog', { name: 'Les millésimes' })
      await expect(sheet.getByLabel('Nom en français')).toBeVisible()
      await look(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Abandonner' }).click()
      await expect(waiting(page)).toHaveCount(0)
    })
})

for (const { width, height, host } of inTurn(1, [
  { width: 1280, height: 800, host: 'arbre-publie.localhost' },
  { width: 360, height: 740, host: 'arbre-publie-doigt.localhost' },
] as const)) {
  test.describe(`a new page at ${width} px`, () => {
    const isPhone = width === 360
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone })

    test('goes live in the menu under an entry in six steps, and one about the words of its model', async ({ page, baseURL }) => {
      const counted = await countActs(page)
      await openPages(page, ownSite(baseURL, host))
      const name = `Nos vignes ${Date.now() % 100_000}`
      const press = (button: Locator) => (isPhone ? button.tap() : button.click())
      const menuOfSite = () =>
        page.evaluate(async () => {
          const answer = (await (await fetch('/api/site/info', { cache: 'no-store' })).json()) as { data: { menu: object[] } }
          return JSON.stringify(answer.data.menu)
        })
      if (!isPhone) await row(page, 'Le journal').hover()
      counted.restart()
      await press(row(page, 'Le journal').getByRole('button', { name: 'Nouvelle page sous Le journal' }))
      const dialog = page.getByRole('dialog', { name: 'Nouvelle page' })
      await expect(dialog.getByLabel('Titre')).toBeFocused()
      await page.keyboard.type(name)
      await expect(dialog.getByText('sous «\u202fLe journal\u202f», place 1 sur 1')).toBeVisible()
      await look(page)
      await press(dialog.getByRole('radio', { name: 'Contact' }))
      await press(dialog.getByRole('button', { name: 'Créer la page' }))
      await expect(page).toHaveURL(/\/admin\/pages\/\d+\?langue=fr$/)
      expect(await menuOfSite()).not.toContain(name)
      // The first text of the template is selected: what is typed takes its place.
      await expect(canvasOf(page).locator('.canvas-text')).toBeFocused()
      await page.keyboard.type('Bienvenue')
      await expect(canvasOf(page).locator('.canvas-text')).toHaveText('Bienvenue')
      await press(page.getByRole('button', { name: /^Mettre en\sligne/u }))
      // Words of the model that are still there are named once before visitors read them.
      await press(page.getByRole('dialog', { name: 'Tout n’est pas prêt' }).getByRole('button', { name: 'Publier quand même' }))
      const withdraw = await holdUndo(page, { name: 'Annuler la publication' })
      await expect.poll(menuOfSite).toContain(name)
      expect(counted.acts, counted.acts.join(', ')).toHaveLength(7)
      await withdraw()
      await expect.poll(menuOfSite).not.toContain(name)
      await page.goto(`${ownSite(baseURL, host)}/admin/pages`)
      // The page is a draft beside the menu again.
      await expect(title(page, name).first()).toBeAttached()
      await expect(waiting(page)).toHaveCount(0)
    })
  })
}
