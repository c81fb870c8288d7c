import type { Page } from '@playwright/test'
import { holdUndo } from '#tests/e2e/admin/hold-undo.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { openPages } from './open-panel.ts'
import { withoutPictures } from './without-pictures.ts'

/** Makes something by a call of the panel. */
async function make(page: Page, kind: 'page' | 'section', given: object): Promise<void> {
  await page.evaluate(
    async ([address, body]) => {
      const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      if (answer.status !== 201) throw new Error(`${address}: ${answer.status}`)
    },
    [`/api/admin/${kind}`, JSON.stringify({ locale: 'fr_FR', ...given })] as const,
  )
}

/** Makes a shared section that leads to a page. */
const linkTo = (page: Page, url: string) =>
  make(page, 'section', {
    title: `Vers ${url}`,
    blocks: [{ id: 'lien', type: 'text', v: 1, props: { html: `<p><a href="/${url}">Voir</a></p>` } }],
  })

/** Makes a page, and shows it alone in the list. */
async function newPage(page: Page, origin: string, url: string, title: string): Promise<void> {
  await make(page, 'page', { title, url, shell: 'default', model: null })
  await page.goto(`${origin}/admin/pages?q=${url}`)
  await expect(acts(page, title)).toBeVisible()
}

const acts = (page: Page, title: string) => page.getByRole('button', { name: `Actions pour ${title}`, exact: true })

async function act(page: Page, title: string, name: string): Promise<void> {
  await acts(page, title).click()
  await page.getByRole('menuitem', { name }).click()
}

for (const { width, host } of inTurn(0, [
  { width: 390, host: 'actes-de-page-doigt.localhost' },
  { width: 1440, host: 'actes-de-page.localhost' },
] as const)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a page is moved, copied, closed and thrown away by its row, and each act is taken back', async ({ page, baseURL }) => {
      await withoutPictures(page)
      const origin = ownSite(baseURL, host)
      const [url, title] = [`essai-${width}`, `Essai ${width}`]
      await openPages(page, origin)
      await newPage(page, origin, url, title)
      await act(page, title, 'Changer l’adresse…')
      const address = page.getByRole('dialog').getByLabel('Adresse')
      await expect(address).toHaveValue(url)
      await expectAccessible(page)
      await address.fill('auth')
      await expect(page.getByText(/^La page «.+» a déjà cette adresse\.$/)).toBeVisible()
      await address.fill(`${url}-neuf`)
      await page.getByRole('dialog').getByRole('button', { name: 'Changer l’adresse' }).click()
      const backToAddress = await holdUndo(page)
      await expect(page.getByText(`/${url}-neuf`, { exact: true })).toBeVisible()
      await backToAddress()
      await expect(page.getByText(`/${url}`, { exact: true })).toBeVisible()

      await act(page, title, 'Qui peut l’ouvrir…')
      await page.getByRole('radio', { name: /^Les membres/ }).check()
      await expectAccessible(page)
      await expectNoOverflow(page)
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      const backToReaders = await holdUndo(page)
      await expect(page.getByText(/Seuls les membres ouvrent/)).toBeVisible()
      await backToReaders()
      await expect(page.getByText('C’est annulé.')).toBeVisible()

      await act(page, title, 'Dupliquer')
      const removeCopy = await holdUndo(page)
      await expect(acts(page, `Copie de ${title}`)).toBeVisible()
      await removeCopy()
      await expect(acts(page, `Copie de ${title}`)).toBeHidden()

      await linkTo(page, url)
      await act(page, title, 'Mettre à la corbeille')
      const question = page.getByRole('dialog', { name: `Mettre «\u202f${title}\u202f» à la corbeille\u202f?` })
      await expect(question.getByText('Liée depuis 1 endroit')).toBeVisible()
      await expectAccessible(page)
      await expectNoOverflow(page)
      await question.getByRole('button', { name: 'Mettre à la corbeille quand même' }).click()
      await expect(acts(page, title)).toBeHidden()
      await page.getByRole('button', { name: 'Corbeille', exact: true }).click()
      // Its title does not open it.
      await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0)
      await page.getByRole('button', { name: `Sortir de la corbeille\u00a0: ${title}` }).click()
      await expect(page.getByText(/est sortie de la corbeille/)).toBeVisible()
      await expect(acts(page, title)).toBeHidden()
    })
  })
}

for (const { width, host } of inTurn(1, [
  { width: 390, host: 'page-tenue-doigt.localhost' },
  { width: 1440, host: 'page-tenue.localhost' },
] as const)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a page that the product relies on says why it stays', async ({ page, baseURL }) => {
      await withoutPictures(page)
      await openPages(page, ownSite(baseURL, host))
      await page.goto(`${ownSite(baseURL, host)}/admin/pages?q=panier`)
      await acts(page, 'Votre panier').click()
      await expect(page.getByRole('menuitem', { name: 'Mettre à la corbeille' })).toHaveAttribute('aria-disabled', 'true')
      await page.getByRole('menuitem', { name: 'Mettre à la corbeille' }).click({ force: true })
      await expect(page.getByText('Les boutons d’achat mènent à ce panier.')).toBeVisible()
    })
  })
}
