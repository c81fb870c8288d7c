import type { Page } from '@playwright/test'

type Taken = (page: Page, origin: string) => Promise<void>

const canvas = (page: Page) => page.frameLocator('iframe[data-state=alive]').first()

async function openComposer(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await page.locator('iframe[data-state=alive]').waitFor()
  await canvas(page).locator('h1').first().click()
}

async function openPages(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin/pages`)
  await page.locator('[data-row]').first().waitFor()
}

async function fillNewPage(page: Page, origin: string): Promise<void> {
  await openPages(page, origin)
  await page.getByRole('button', { name: 'Nouvelle page' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle page' })
  await dialog.getByLabel('Titre').fill('Nos vignes')
  await dialog.getByText('libre', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Mettre après Les vins' }).click()
}

/** Stores another title of the home page in its draft. */
async function editHome(page: Page, origin: string): Promise<void> {
  await openComposer(page, origin)
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/step') && answer.request().method() === 'POST' && answer.ok())
  await page.getByLabel('Titre', { exact: true }).fill('Douze vins, une seule pierre')
  await stored
}

const openSettings = (page: Page) => page.getByRole('heading', { level: 1 }).getByRole('button').click()

/** The next first of December, as the fields of « Programmer » take it. */
const december = (day: number, time: string): string => {
  const now = new Date()
  return `${now.getMonth() === 11 ? now.getFullYear() + 1 : now.getFullYear()}-12-${String(day).padStart(2, '0')}T${time}`
}

async function fillPlan(page: Page, origin: string): Promise<void> {
  await openComposer(page, origin)
  await page.getByRole('button', { name: 'Programmer…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom de cette version').fill('Noël')
  await dialog.getByLabel('Dès le').fill(december(1, '08:00'))
  await dialog.getByLabel('Jusqu’au').fill(december(26, '20:00'))
}

/** Screens of the guides by the names of their pictures, in order: what one leaves behind is seen in the next ones. */
export const GUIDE_SCREENS: Readonly<Record<string, Taken>> = {
  pages: openPages,
  composer: async (page, origin) => {
    await openComposer(page, origin)
    await page.getByLabel('Titre', { exact: true }).waitFor()
  },
  page: async (page, origin) => {
    await openComposer(page, origin)
    await openSettings(page)
    await page.getByRole('tab', { name: 'Historique' }).waitFor()
  },
  shell: async (page, origin) => {
    await openPages(page, origin)
    await page.getByRole('button', { name: 'En-tête et pied de page' }).click()
    await page.locator('iframe[data-state=alive]').waitFor()
    await canvas(page).locator('[data-region=appBar] [data-type=button] a').last().click()
    await page.getByText(/^Change \d+ pages/).waitFor()
  },
  phone: async (page, origin) => {
    await openComposer(page, origin)
    await page.getByRole('button', { name: /^Titre/ }).waitFor()
  },
  'new-page': fillNewPage,
  share: async (page, origin) => {
    await openComposer(page, origin)
    await page.getByRole('button', { name: 'Partager', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Créer un lien' }).click()
    await page.getByRole('img', { name: 'Le lien, à lire avec un téléphone' }).waitFor()
  },
  publish: async (page, origin) => {
    await fillNewPage(page, origin)
    await page.getByRole('dialog').getByRole('button', { name: 'Créer la page' }).click()
    await page.locator('iframe[data-state=alive]').waitFor()
    await editHome(page, origin)
    await page.goto(`${origin}/admin/a-publier`)
    await page.locator('[data-row^="page"]').first().focus()
  },
  versions: async (page, origin) => {
    await openComposer(page, origin)
    await openSettings(page)
    await page.getByRole('tab', { name: 'Historique' }).click()
    await page.getByRole('list', { name: 'Historique' }).getByRole('button').last().click()
    await page.getByRole('button', { name: 'Rétablir cette version' }).waitFor()
  },
  calendar: async (page, origin) => {
    await fillPlan(page, origin)
    await page.getByRole('dialog').getByRole('button', { name: 'Programmer' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goto(`${origin}/admin/a-publier?vue=programmees`)
    const bar = page.getByRole('button', { name: /^Accueil, version/ })
    for (let month = 0; month < 12 && !(await bar.first().isVisible()); month += 1) {
      await page.getByRole('button', { name: 'Mois suivant' }).click()
      await page.locator('[aria-busy=false]').first().waitFor()
    }
    await bar.first().click()
  },
  section: async (page, origin) => {
    await openComposer(page, origin)
    await page.getByRole('treegrid').getByRole('row', { level: 1 }).nth(3).click()
    await page.getByRole('complementary').getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Partager cette section' }).click()
    await page.waitForURL(/\/admin\/sections\//)
    await page.locator('iframe[data-state=alive]').waitFor()
    await page.getByText('Utilisée dans 1 page').waitFor()
  },
}
