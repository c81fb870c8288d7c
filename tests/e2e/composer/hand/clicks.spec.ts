import type { Locator, Page } from '@playwright/test'
import { HAND, PLACES, type HandPlace } from '#composer/keys/hand.ts'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expect, test, type Complaints } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { canvasOf, canvasReady, countAtRest, undoAll } from '../desk.ts'
import { clickedMeaning, shoot, type Target } from './clicked-meaning.ts'
import { look } from './look-at-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const WORD = 'Bienvenue'

/** An element that is clicked in a place. */
interface Clickable extends Target {
  readonly element: Locator
}

const rows = (page: Page) => page.getByRole('treegrid').getByRole('row')
const titleRow = (page: Page) => rows(page).filter({ hasText: WORD })
const title = (page: Page) => canvasOf(page).locator('h1')

async function open(page: Page, origin: string, complaints: Complaints): Promise<void> {
  complaints.allow(/Failed to load resource/)
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await canvasReady(page)
  await countAtRest(rows(page))
}

/** Gives the keys to the first row, with no text and no name open. */
async function toFirstRow(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Plan' }).click()
  await rows(page).first().click()
  await expect(page.getByRole('treegrid')).toBeFocused()
}

/** Writes in the title of the page: the field of its words is shown too. */
async function writeInTitle(page: Page): Promise<void> {
  await title(page).click()
  await expect(canvasOf(page).locator('.canvas-text')).toBeFocused()
}

/** Brings the keys into each place, with the caret at the end of a text, and answers what is clicked there. */
const READY: Readonly<Record<HandPlace, (page: Page) => Promise<Clickable>>> = {
  page: async (page) => ({ element: title(page), word: WORD, row: await idOf(titleRow(page)) }),
  text: async (page) => {
    const row = await idOf(titleRow(page))
    await writeInTitle(page)
    await page.keyboard.press('End')
    return { element: title(page), word: WORD, row }
  },
  outline: async (page) => ({ element: titleRow(page), row: await idOf(titleRow(page)) }),
  name: async (page) => {
    await titleRow(page).click()
    const row = await idOf(titleRow(page))
    await page.keyboard.press('F2')
    const element = rows(page).getByRole('textbox')
    await element.fill(WORD)
    await element.press('End')
    return { element, word: WORD, row }
  },
  field: async (page) => {
    await titleRow(page).click()
    const element = page.getByLabel('Titre', { exact: true })
    await element.press('End')
    return { element, word: WORD }
  },
  palette: async (page) => {
    await page.getByRole('tab', { name: 'Ajouter' }).click()
    await page.getByRole('searchbox', { name: 'Chercher un élément à ajouter' }).fill('citation')
    return {
      element: page
        .locator('[data-palette-entry]')
        .filter({ hasText: /^Citation/ })
        .first(),
    }
  },
}

const idOf = async (row: Locator): Promise<string> => (await row.getAttribute('id')) ?? ''

/** A point in the first letters of a text, and one in the name of a row, beside its arrow and its icon. */
const at = (place: HandPlace) => ({ position: { x: place === 'outline' ? 90 : 20, y: 12 } })

test('clicks and double clicks do in each place what the table of the hand says', async ({ page, baseURL, complaints }) => {
  await open(page, ownSite(baseURL, 'clics.localhost'), complaints)
  for (const deed of ['click', 'double-click'] as const)
    for (const place of PLACES) {
      await toFirstRow(page)
      const { element, ...target } = await READY[place](page)
      const before = await shoot(page)
      await element[deed === 'click' ? 'click' : 'dblclick'](at(place))
      // An element may have to be loaded before it is added.
      if (HAND[deed][place] === 'add') await expect.poll(async () => (await look(page)).blocks).not.toBe(before.blocks)
      const after = await shoot(page)
      expect.soft([deed, place, clickedMeaning(before, after, target)]).toEqual([deed, place, HAND[deed][place]])
      await page.keyboard.press('Escape')
      if (before.blocks !== after.blocks) await undoAll(page)
    }
})

test('a click on an element beside its words selects the element, and the page has the keys', async ({ page, baseURL, complaints }) => {
  await open(page, ownSite(baseURL, 'clics-elements.localhost'), complaints)
  const element = canvasOf(page).locator('main [data-block]').first()
  const row = `outline-${await element.getAttribute('data-block')}`
  await rows(page).nth(2).click()
  const before = await shoot(page)
  await element.click({ position: { x: 3, y: 3 } })
  expect(clickedMeaning(before, await shoot(page), { row })).toBe(HAND.click.page)
})
