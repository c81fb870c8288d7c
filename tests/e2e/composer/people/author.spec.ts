import type { Page } from '@playwright/test'
import { signInByProfile } from '#tests/e2e/admin/sign-in-by-profile.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite, type OwnHost } from '#tests/e2e/sites/own-sites.ts'
import { canvasOf, canvasReady, saved, selectByWords } from '../desk.ts'

const SENTENCE = 'Votre profil permet de changer les mots, les images et les liens de cette page.'
const titleOf = (page: Page) => canvasOf(page).locator('h1')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** The names of acts on elements, on the page and on what visitors see. None of them is an author's. */
const NOT_OF_AUTHOR =
  /^(?:Ajouter|Monter|Descendre|Déplacer|Dupliquer|Supprimer|Couper|Coller|Renommer|Publier|Mettre en ligne|Programmer|Partager|Transformer|Mettre (?:dans|en)|Cacher|Verrouiller|En-tête|Pied)/

async function openHome(page: Page, baseURL: string | undefined, host: OwnHost): Promise<void> {
  const origin = ownSite(baseURL, host)
  await signInByProfile(page, { origin, host }, 'AUTHOR')
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await canvasReady(page)
}

async function expectNoStructure(page: Page): Promise<void> {
  const controls = page.locator('button, [role=menuitem], [role=tab]')
  const names = await controls.evaluateAll((all) => all.map((each) => (each.getAttribute('aria-label') ?? each.textContent).trim()))
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => NOT_OF_AUTHOR.test(name))).toEqual([])
  await expect(canvasOf(page).locator('.canvas-slot, .canvas-start').filter({ visible: true })).toHaveCount(0)
}

async function writeTitle(page: Page, words: string): Promise<void> {
  await titleOf(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
  await page.keyboard.press('Escape')
  await expect(titleOf(page)).toHaveText(words)
  await expect(saved(page)).toBeVisible()
}

async function askReview(page: Page): Promise<void> {
  await button(page, 'Demander une relecture').click()
  const ask = page.getByRole('dialog', { name: 'Demander une relecture' })
  await ask.getByRole('checkbox').first().check()
  await ask.getByRole('button', { name: /^Demander à/ }).click()
  await expect(ask).toHaveCount(0)
}

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('lets an author write words and ask for a review, without an act on elements', async ({ page, baseURL }) => {
    await openHome(page, baseURL, 'ecriture.localhost')
    await expect(page.getByText(SENTENCE).first()).toBeVisible()
    await expectNoStructure(page)
    await writeTitle(page, 'Les mots de Dominique')

    await selectByWords(page, titleOf(page))
    const blocks = canvasOf(page).locator('[data-block]')
    const count = await blocks.count()
    await expectNoStructure(page)
    for (const key of ['Delete', '/', 'Control+d', 'Control+x', 'Alt+Shift+ArrowDown', 'Control+Enter', 'F2'])
      await page.keyboard.press(key)
    await expect(blocks).toHaveCount(count)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('treegrid').getByRole('row').first().click({ button: 'right' })
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await expectNoStructure(page)
    await page.keyboard.press('Escape')
    await expectAccessible(page, { frames: false })

    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('publier')
    await expect(page.getByRole('option', { name: /^Publier/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await askReview(page)
    const shown = await page.evaluate(async () => (await fetch('/', { credentials: 'omit' })).text())
    expect(shown).not.toContain('Les mots de Dominique')
  })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('lets an author write words by finger, without an act on elements', async ({ page, baseURL }) => {
    await openHome(page, baseURL, 'ecriture-doigt.localhost')
    await expectNoStructure(page)
    await titleOf(page).tap()
    const sheet = page.locator('[data-block-sheet]')
    await expect(sheet.getByText(SENTENCE)).toBeVisible()
    await expectNoStructure(page)
    await sheet.getByRole('button', { name: /^Titre/ }).tap()
    await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Les mots du pouce')
    await expect(titleOf(page)).toHaveText('Les mots du pouce')
    await page.keyboard.press('Escape')
    await expectNoOverflow(page)
    await expectAccessible(page, { frames: false })
    await askReview(page)
  })
})
