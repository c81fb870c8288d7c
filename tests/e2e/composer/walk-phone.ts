import type { Locator, Page } from '@playwright/test'
import { openAndLeave } from '#tests/e2e/checks/check-keys.ts'
import { lookAtMenu, lookAtScreen } from '#tests/e2e/checks/look-at-screen.ts'
import { expect } from '#tests/e2e/page/silent-test.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { canvasOf } from './desk.ts'

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })

type Look = () => Promise<void>

/** Makes the function that looks at the screens of the walk: a short run looks at every second one, in turn. */
function lookInTurn(page: Page): Look {
  let number = 0
  return async () => {
    const isTurn = inTurn(number, [true, false]).includes(true)
    number += 1
    if (isTurn) await lookAtScreen(page)
  }
}

/** The views of the page behind the four buttons at the lower end. */
async function lookAtViews(page: Page, look: Look): Promise<void> {
  const views: readonly (readonly [name: string | RegExp, title: string])[] = [
    ['Plan', 'Plan de la page'],
    ['Ajouter', 'Ajouter'],
    ['Page', 'La page'],
    [/^À relire/, 'À relire'],
  ]
  for (const [name, title] of views) {
    const opener = page.getByRole('navigation', { name: 'Vues de la page' }).getByRole('button', { name })
    await openAndLeave(page, { opener, sign: dialog(page, new RegExp(`^${title}`)), look })
  }
}

/** The menu of the bar, with the choices of a view, and the trial of the page. */
async function lookAtMenuOfBar(page: Page, look: Look): Promise<void> {
  const more = button(page, 'Autres actions de la page')
  await openAndLeave(page, { opener: more, sign: page.getByRole('menu'), look: () => lookAtMenu(page) })
  for (const [item, title] of [
    ['Voir en tant que', 'Voir en tant que'],
    ['Partager le brouillon', 'Montrer ce brouillon'],
    ['Notes', 'Notes'],
    ['Demander une relecture', 'Demander une relecture'],
    ['Programmer', /^Programmer/],
  ] as const) {
    await chooseByKeys(page, more, item)
    await expect(dialog(page, title)).toBeVisible()
    await look()
    await page.keyboard.press('Escape')
    await expect(dialog(page, title)).toBeHidden()
    await expect(more).toBeFocused()
  }
  await chooseByKeys(page, more, 'Essayer')
  await expect(button(page, 'Revenir')).toBeFocused()
  await look()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
}

async function chooseByKeys(page: Page, opener: Locator, name: string): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name })
  await item.focus()
  await page.keyboard.press('Enter')
  // The next key on the opener would close a menu that is still open.
  await expect(page.getByRole('menu')).toBeHidden()
}

/** An element: its lines, each of its fields, its menu, and what the menu opens. */
async function lookAtElement(page: Page, look: Look): Promise<void> {
  await canvasOf(page).locator('h1').click()
  const sheet = page.getByRole('region', { name: 'Bandeau d’accueil' })
  await expect(sheet).toBeVisible()
  await look()
  const lines = sheet.getByRole('listitem').getByRole('button')
  for (let at = 0; at < (await lines.count()); at += 1) {
    const field = dialog(page, 'Bandeau d’accueil')
    await openAndLeave(page, { opener: lines.nth(at), sign: field, look })
  }
  const more = sheet.getByRole('button', { name: 'Autres actions' })
  await openAndLeave(page, { opener: more, sign: page.getByRole('menu'), look: () => lookAtMenu(page) })
  // One element alone has nowhere to go.
  await chooseByKeys(page, more, 'Dupliquer')
  for (const [item, title] of [
    ['Visibilité', 'Visibilité'],
    ['Déplacer…', 'Où le mettre ?'],
    ['Renommer', /^Donner un nom/],
  ] as const) {
    await chooseByKeys(page, more, item)
    await expect(dialog(page, title)).toBeVisible()
    await look()
    await page.keyboard.press('Escape')
    await expect(dialog(page, title)).toBeHidden()
    await expect(more).toBeFocused()
  }
}

/** The page and its versions, and the library of pictures. */
async function lookAtSheetsOfSheets(page: Page, look: Look): Promise<void> {
  const opener = page.getByRole('navigation', { name: 'Vues de la page' }).getByRole('button', { name: 'Page' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Historique' }).click()
  await expect(page.getByRole('list', { name: 'Historique' })).toBeVisible()
  await look()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page
    .getByRole('region', { name: 'Bandeau d’accueil' })
    .getByRole('button', { name: /^Image/ })
    .click()
  const choose = button(page, 'Choisir une image')
  await openAndLeave(page, { opener: choose, sign: dialog(page, 'Choisir une image'), look })
  await page.keyboard.press('Escape')
  await expect(choose).toBeHidden()
}

/** The dialogs that keys open: every act, and the list of keys. */
async function lookAtKeys(page: Page, look: Look): Promise<void> {
  const opener = page.getByRole('heading', { level: 1 }).getByRole('button')
  for (const [combo, title] of [
    ['Control+k', 'Chercher, faire…'],
    ['?', 'Les touches du composeur'],
  ] as const) {
    await opener.focus()
    await page.keyboard.press(combo)
    await expect(dialog(page, title)).toBeVisible()
    await look()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
}

/** A refused publication, whose line leads to its field in a sheet; the sheet gives the focus to the line of the field. */
async function lookAtRefusal(page: Page, look: Look): Promise<void> {
  const title = page.getByRole('region', { name: 'Bandeau d’accueil' }).getByRole('button', { name: /^Titre/ })
  await title.click()
  const field = page.getByRole('dialog').getByLabel('Titre', { exact: true })
  await expect(field).toBeFocused()
  await field.fill('')
  await page.keyboard.press('Escape')
  await expect(title).toBeFocused()
  await button(page, 'Fermer').first().click()
  await button(page, 'Publier').click()
  await expect(page.getByRole('heading', { name: 'Empêchent de publier' })).toBeVisible()
  await look()
  await button(page, 'Corriger').first().focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await look()
  await page.keyboard.press('Escape')
  await expect(title).toBeFocused()
}

/** Walks over every screen of the composer in a small window, whose page is open. */
export async function lookAtPhone(page: Page): Promise<void> {
  const look = lookInTurn(page)
  await look()
  await lookAtViews(page, look)
  await lookAtMenuOfBar(page, look)
  await lookAtElement(page, look)
  await lookAtSheetsOfSheets(page, look)
  await lookAtKeys(page, look)
  await lookAtRefusal(page, look)
}
