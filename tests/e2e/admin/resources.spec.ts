import type { Page } from '@playwright/test'
import { holdUndo } from '#tests/e2e/admin/hold-undo.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { countActs } from '#tests/e2e/checks/count-acts.ts'
import { lookAtScreen } from '#tests/e2e/checks/look-at-screen.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { signInAs } from './open-panel.ts'
import { withoutPictures } from './without-pictures.ts'

test.beforeEach(({ page }) => withoutPictures(page))

/** Opens the list of a resource. */
async function openList(page: Page, origin: string, name: string, title: string): Promise<void> {
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}/admin/${name}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('[data-row]').first()).toBeVisible()
}

/** Finds one row by the search. */
async function find(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words)
  await expect(page.locator('[data-row]')).toHaveCount(1)
}

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

if (isInTurn(2, 4))
  test('a piece of news is made, seen on the site, changed, read back, trashed and brought back', async ({ page, baseURL }) => {
    const origin = ownSite(baseURL, 'nouvelles.localhost')
    const title = `Nouvelle ${crypto.randomUUID().slice(0, 8)}`
    const french = page.getByRole('region', { name: 'Français' })
    await openList(page, origin, 'news', 'Actualités')
    await lookAtScreen(page)
    await page.keyboard.press('n')
    await french.getByLabel('Titre', { exact: true }).fill(title)
    await expect(french.getByLabel('Adresse')).toHaveValue(title.toLowerCase().replace(' ', '-'))
    await page.getByRole('button', { name: 'Publier' }).click()
    await expect(page).toHaveURL(/\/admin\/news\/\d+$/)
    await expect(toast(page, 'est en ligne')).toBeVisible()

    // Visitors see a change once it is published, and not before.
    const address = (await page.getByRole('link', { name: 'Voir sur le site' }).getAttribute('href')) ?? ''
    const site = await page.context().newPage()
    await site.goto(origin + address)
    await expect(site.getByRole('heading', { name: title })).toBeVisible()
    await french.getByLabel('Titre', { exact: true }).fill(`${title} changée`)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Modifiée', { exact: true })).toBeVisible()
    await site.reload()
    await expect(site.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('En ligne', { exact: true })).toBeVisible()
    await site.reload()
    await expect(site.getByRole('heading', { name: `${title} changée` })).toBeVisible()

    // The page as it will be stands beside the form before its publication.
    await french.getByLabel('Titre', { exact: true }).fill(`${title} à venir`)
    await page.getByRole('button', { name: 'Voir le site ainsi' }).click()
    const ahead = page.frameLocator('iframe')
    await expect(ahead.getByRole('heading', { level: 1, name: `${title} à venir` })).toBeVisible()
    await lookAtScreen(page)
    await page.getByRole('button', { name: 'Fermer l’aperçu' }).click()

    // The history has the former words, and leads back to them.
    const past = page.getByRole('complementary', { name: 'Historique et visibilité' })
    await past.getByRole('button', { name: 'Titre (français)' }).first().click()
    await expect(past.getByRole('insertion')).toHaveText('à venir')
    await past.getByRole('button', { name: 'Voir cette version' }).last().click()
    await expect(past.getByRole('button', { name: 'Rétablir cette version' })).toHaveCount(2)
    await past.getByRole('button', { name: 'Rétablir cette version' }).last().click()
    await expect(french.getByLabel('Titre', { exact: true })).toHaveValue(title)
    await expect(page.getByText('Modifiée', { exact: true })).toBeVisible()
    await french.getByLabel('Titre', { exact: true }).fill('Jamais enregistré')
    await page.getByRole('link', { name: 'Actualités' }).last().click()
    await page.getByRole('button', { name: 'Partir sans enregistrer' }).click()

    // The toast of the list restores a removed item.
    await find(page, title)
    await page.locator('[data-row]').focus()
    await page.keyboard.press('x')
    await page.getByRole('toolbar').getByRole('button', { name: 'Corbeille' }).click()
    const restore = await holdUndo(page)
    await expect(page.getByText('Rien ne correspond')).toBeVisible()
    await site.reload()
    await expect(site.getByRole('heading', { name: `${title} changée` })).toBeHidden()
    await restore()
    await expect(page.locator('[data-row]')).toHaveText(title)
  })

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  if (isInTurn(1, 4))
    test('a renamed tag is taken back in 1 act, after a reload in 2, and to an older name in 3', async ({ page, baseURL }) => {
      const origin = ownSite(baseURL, 'etiquettes.localhost')
      const label = `Sujet ${crypto.randomUUID().slice(0, 8)}`
      const name = page.getByRole('region', { name: 'Français' }).getByLabel('Nom')
      const stored = async () => {
        const answer = await page.evaluate(
          async (id): Promise<unknown> => (await fetch(`/api/admin/tag/${id}`)).json(),
          page.url().split('/').at(-1),
        )
        return (answer as { data: { form: { labels: { fr_FR: string } } } }).data.form.labels.fr_FR
      }
      // An undoing is stored before the form shows it: the field is written over once it does.
      const rename = async (from: string, to: string) => {
        await expect(name).toHaveValue(from)
        await name.fill(to)
        await page.keyboard.press('Control+s')
        await expect.poll(stored).toBe(to)
      }
      const counted = await countActs(page)
      await openList(page, origin, 'tag', 'Étiquettes')
      await lookAtScreen(page)
      await page.keyboard.press('n')
      await name.fill(label)
      await expect(page.getByLabel('Nom interne')).toHaveValue(label.toLowerCase().replace(' ', '-'))
      await page.keyboard.press('Control+s')
      await expect(page).toHaveURL(/\/admin\/tag\/\d+$/)

      await rename(label, `${label} bis`)
      counted.restart()
      await toast(page, 'C’est enregistré').getByRole('button', { name: 'Annuler' }).tap()
      await expect.poll(stored).toBe(label)
      expect(counted.acts).toHaveLength(1)

      await rename(label, `${label} ter`)
      await page.reload()
      await expect(name).toHaveValue(`${label} ter`)
      counted.restart()
      await page.getByRole('button', { name: 'Historique et visibilité' }).tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Annuler', exact: true }).tap()
      await expect.poll(stored).toBe(label)
      expect(counted.acts.length, counted.acts.join(', ')).toBe(2)
      await page.keyboard.press('Escape')

      await rename(label, `${label} quater`)
      await page.reload()
      await expect(name).toHaveValue(`${label} quater`)
      counted.restart()
      await page.getByRole('button', { name: 'Historique et visibilité' }).tap()
      // The second line is the undoing, whose version has the first name.
      await page.getByRole('dialog').getByRole('button', { name: 'Nom (français)' }).nth(1).tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Rétablir ce champ' }).tap()
      await expect.poll(stored).toBe(label)
      expect(counted.acts.length, counted.acts.join(', ')).toBe(3)
      await page.keyboard.press('Escape')

      await page.getByRole('link', { name: 'Étiquettes' }).first().tap()
      await find(page, label)
      await page.getByRole('button', { name: `Actions pour ${label}` }).tap()
      await page.getByRole('menuitem', { name: 'Mettre à la corbeille' }).tap()
      await toast(page, 'à la corbeille').getByRole('button', { name: 'Annuler' }).tap()
      await expect(page.locator('[data-row]')).toHaveText(label)
    })
})
