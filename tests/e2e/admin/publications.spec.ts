import type { Page } from '@playwright/test'
import { holdUndo } from '#tests/e2e/admin/hold-undo.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { lookAtScreen } from '#tests/e2e/checks/look-at-screen.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { callFrom, signInAs } from './open-panel.ts'
import { withoutPictures } from './without-pictures.ts'

test.beforeEach(({ page }) => withoutPictures(page))

interface Draft {
  readonly seq: number
  readonly chain: string
  readonly document: { readonly head: { readonly title: string } }
}

/** Makes a page and gives its draft another title. */
async function addEditedPage(page: Page, url: string, title: string): Promise<number> {
  const made = await page.evaluate(
    async (body) => {
      const response = await fetch('/api/admin/page', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await response.json()) as { data: { id: number } }
    },
    { locale: 'fr_FR', title: `Page ${url}`, url, shell: 'default', model: null },
  )
  const path = `/api/admin/draft/page/${made.data.id}/fr_FR`
  const { seq, chain } = (await callFrom(page, { method: 'PUT', path, body: {} })) as Draft
  const batches = [{ id: crypto.randomUUID(), operations: [{ op: 'head', pointer: '/title', value: title }] }]
  const step = page.evaluate(
    async ({ to, body }) =>
      (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).status,
    { to: `${path}/step`, body: { base: { seq, chain }, batches, recent: [] } },
  )
  expect(await step).toBe(200)
  return made.data.id
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Choisir «\u202f${name}\u202f»` })

if (isInTurn(0, 4))
  test('chosen documents are published together or not at all, and taken back, by keys', async ({ page, baseURL, complaints }) => {
    complaints.allow(/Failed to load resource|status of 422/)
    const origin = ownSite(baseURL, 'publier-ensemble.localhost')
    const mark = crypto.randomUUID().slice(0, 8)
    await signInAs(page, origin, 'administration')
    await addEditedPage(page, `un-${mark}`, `Un ${mark}`)
    const faulty = await addEditedPage(page, `deux-${mark}`, '')
    await page.goto(`${origin}/admin/a-publier`)
    await expect(page.getByRole('heading', { level: 1, name: 'À publier' })).toBeVisible()
    await expect(box(page, `Un ${mark}`)).toBeChecked()
    await lookAtScreen(page)

    // The page without a title stops both.
    const row = page.locator(`[data-row="page ${faulty} fr_FR"]`)
    await row.focus()
    await page.keyboard.press('x')
    await expect(page.getByRole('row').filter({ has: row }).getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('Control+Enter')
    const refusal = page.getByRole('alert').filter({ hasText: 'Rien n’est parti' })
    await expect(refusal).toContainText('à régler')
    await lookAtScreen(page)
    await refusal.getByRole('button', { name: /^Publier/ }).click()
    const undo = await holdUndo(page)
    await expect(box(page, `Un ${mark}`)).toHaveCount(0)

    await undo()
    await expect(box(page, `Un ${mark}`)).toBeVisible()
    await page.getByRole('tab', { name: 'Publiées' }).click()
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `Un ${mark}` })
        .getByText('Annulée'),
    ).toBeVisible()
  })

if (isInTurn(1, 4))
  test('a planned version is in the calendar, gets other dates and is taken out', async ({ page, baseURL }) => {
    const origin = ownSite(baseURL, 'calendrier.localhost')
    const mark = crypto.randomUUID().slice(0, 8)
    await signInAs(page, origin, 'administration')
    const id = await addEditedPage(page, `noel-${mark}`, `Noël ${mark}`)
    await page.goto(`${origin}/admin/pages/${id}?langue=fr`)
    await page.getByRole('button', { name: 'Programmer…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Programmer cette version' })
    await dialog.getByLabel('Nom de cette version').fill('Fêtes')
    const day = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
    await dialog.getByLabel('Dès le').fill(`${day(1)}T08:00`)
    await dialog.getByLabel('Jusqu’au').fill(`${day(3)}T20:00`)
    await dialog.getByRole('button', { name: 'Programmer' }).click()
    await expect(dialog).toBeHidden()

    await page.goto(`${origin}/admin/a-publier`)
    const alone = page.getByRole('row').filter({ hasText: `Noël ${mark}, version «\u202fFêtes\u202f»` })
    await expect(alone).toContainText('jusqu’au')
    // The link lies over the row, which opens the page.
    await alone.getByRole('link', { name: 'Voir le site ainsi' }).click({ trial: true })
    await page.getByRole('link', { name: 'Voir le calendrier' }).click()
    const name = `Noël ${mark}, version «\u202fFêtes\u202f»`
    const bar = page.getByRole('button', { name }).first()
    // The month of the first day may be the next one: nothing else is planned on this site.
    await expect(bar.or(page.getByText(/^Rien n’est programmé ce mois-ci/))).toBeVisible()
    if (!(await bar.isVisible())) await page.getByRole('button', { name: 'Mois suivant' }).click()
    await bar.click()
    await lookAtScreen(page)
    const details = page.getByRole('complementary', { name })
    await details.getByRole('link', { name: 'Voir le site ainsi' }).click()
    await expect(page.getByText(/^Tel que les visiteurs le verront/)).toBeVisible()
    await expect(page.frameLocator('iframe[title^="Le site au"]').locator('main[data-shell]')).toBeVisible()
    await expectAccessible(page, { frames: false })
    await expectNoOverflow(page)
    await page.goBack()
    await bar.click()
    await details.getByRole('button', { name: 'Changer les dates' }).click()
    const dates = page.getByRole('dialog', { name: /^Changer les dates/ })
    await dates.getByLabel('Jusqu’au').fill(`${day(4)}T20:00`)
    await dates.getByRole('button', { name: 'Enregistrer les dates' }).click()
    await expect(dates).toBeHidden()
    await details.getByRole('button', { name: 'Retirer du calendrier' }).click()
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  })

if (isInTurn(2, 4))
  test('a header and footer are planned by the same dialog, and taken back from the message', async ({ page, baseURL }) => {
    const origin = ownSite(baseURL, 'entete-prevu.localhost')
    const mark = crypto.randomUUID().slice(0, 8)
    await signInAs(page, origin, 'administration')
    await page.goto(`${origin}/admin/pages/en-tete-et-pied/pleine-largeur?langue=fr`)
    await page.getByRole('button', { name: 'Programmer…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Programmer cette version' })
    const year = 2100 + Number.parseInt(mark.slice(0, 2), 16)
    await dialog.getByLabel('Nom de cette version').fill(`Fêtes ${mark}`)
    await dialog.getByLabel('Dès le').fill(`${year}-03-01T08:00`)
    await dialog.getByLabel('Jusqu’au').fill(`${year}-03-20T20:00`)
    await dialog.getByRole('button', { name: 'Programmer', exact: true }).click()
    const undo = await holdUndo(page)
    await expect(dialog).toBeHidden()
    await undo()
    await expect(page.getByText('La version est retirée du calendrier.')).toBeVisible()
  })

if (isInTurn(3, 4))
  test('a field of a version comes back and is undone, and a version is named by Ctrl S', async ({ page, baseURL }) => {
    const origin = ownSite(baseURL, 'version.localhost')
    const mark = crypto.randomUUID().slice(0, 8)
    await signInAs(page, origin, 'administration')
    const id = await addEditedPage(page, `version-${mark}`, `Neuf ${mark}`)
    await page.goto(`${origin}/admin/pages/${id}?langue=fr`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(`Neuf ${mark}`)
    await page.getByRole('tab', { name: 'Historique' }).click()
    const list = page.getByRole('list', { name: 'Historique' })
    await list.getByRole('button', { name: /^Première version/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Première version' })
    await expect(sheet.locator('ins').first()).toContainText('Neuf')
    await sheet.getByRole('button', { name: 'Voir côte à côte' }).click()
    const beside = page.getByRole('dialog', { name: 'Première version' }).last()
    for (const title of ['Cette version', 'Ce qui lui est comparé'])
      await expect(beside.frameLocator(`iframe[title="${title}"]`).locator('main')).toBeVisible()
    await page.keyboard.press('Escape')
    await sheet.getByRole('button', { name: /^Rétablir ce champ/ }).click()
    await expect(title).toHaveText(`Page version-${mark}`)
    await expect(sheet.getByText('Cette version est la même que le brouillon.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await expect(title).toHaveText(`Neuf ${mark}`)

    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: 'Nommer cette version' })
    await dialog.getByLabel('Nom de cette version').fill('Avant l’hiver')
    await dialog.getByRole('button', { name: 'Nommer' }).click()
    await expect(dialog).toBeHidden()
    await expect(list.getByRole('button', { name: /^Avant l’hiver/ })).toContainText('Nommée')
  })
