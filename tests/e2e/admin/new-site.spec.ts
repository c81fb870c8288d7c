import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { countActs, withFills } from '#tests/e2e/checks/count-acts.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { lookAtScreen } from '#tests/e2e/checks/look-at-screen.ts'
import { canvasOf, canvasReady } from '#tests/e2e/composer/desk.ts'
import { mailedPath } from '#tests/e2e/journeys/read-mails.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { hostOf } from '#tests/e2e/sites/site-pages.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { withoutPictures } from './without-pictures.ts'

/** The most acts from the making of a site to its opening, as its owner is promised. */
const MAX_ACTS = 40

const pictureNamed = (name: string) => fileURLToPath(new URL(`../../../server/seeds/pictures/${name}.svg`, import.meta.url))

async function lookWithoutKeys(page: Page): Promise<void> {
  await expectAccessible(page, { frames: false })
  await expectNoOverflow(page)
}

/** Presses a field and types into it. */
async function fill(page: Page, field: Locator, words: string): Promise<void> {
  await field.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
}

/** Gives a file of this device to the library, from a field that asks for a picture. */
async function sendPicture(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Choisir une image' }).first().click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Envoyer depuis cet appareil' }).click()
  await (await chooser).setFiles(pictureNamed(name))
  await expect(page.getByText(`${name}.svg`, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Choisir une image' })).toHaveCount(0)
}

/** The site of a super-administrator, and a closer look at a screen: one that presses Tab would count as acts. */
interface Stage {
  readonly origin: string
  readonly look: (page: Page) => Promise<void>
}

interface Wanted {
  readonly name: string
  readonly host: string
  readonly email: string
}

/** Makes a site and invites its owner, from the panel of another site. */
async function makeSite(page: Page, { origin, look }: Stage, { name, host, email }: Wanted): Promise<void> {
  await signInAs(page, origin, 'gerance')
  await page.goto(`${origin}/admin`)
  await page
    .getByRole('button', { name: /^Votre compte|^Plus$/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('menuitem', { name: 'Créer un autre site' }).click()
  await fill(page, page.getByLabel('Nom', { exact: true }), name)
  await fill(page, page.getByLabel('Adresse', { exact: true }), host)
  await fill(page, page.getByLabel('Inviter aussi à la gérance'), email)
  await look(page)
  await page.getByRole('button', { name: 'Créer le site' }).click()
  await expect(page.getByRole('heading', { name: `Le site «\u202f${name}\u202f» est créé` })).toBeVisible()
  await expectAccessible(page, { frames: false })
}

/** Opens the link of the invitation, says a name and chooses a password. */
async function join(page: Page, own: string, email: string): Promise<void> {
  await page.goto(own + (await mailedPath(email, /^\/invitation\//)))
  await lookWithoutKeys(page)
  await fill(page, page.getByLabel('Votre prénom'), 'Julie')
  await fill(page, page.getByLabel('Choisissez un mot de passe'), 'quatre pommes au four')
  await page.getByRole('button', { name: 'Rejoindre l’équipe' }).click()
  await expect(page.getByRole('heading', { name: 'Votre site en ordre' })).toBeVisible()
}

const point = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name }).getByRole('link')
const toToday = async (page: Page) => {
  await page.getByRole('navigation').getByRole('link', { name: 'Aujourd’hui' }).first().click()
  await expect(page.getByRole('heading', { name: 'Votre site en ordre' })).toBeVisible()
}

async function giveLook(page: Page): Promise<void> {
  await point(page, 'Logo').click()
  await sendPicture(page, 'tampon')
  await page.getByRole('tab', { name: 'Couleurs' }).click()
  await page.getByRole('button', { name: 'Couleurs de votre logo' }).click()
  await page.getByRole('button', { name: 'Prendre ces couleurs' }).click()
  await expect(page.getByText('Essai enregistré, les visiteurs ne le voient pas')).toBeVisible()
  await page.getByRole('button', { name: 'Publier l’apparence' }).click()
  await expect(page.getByText('L’apparence est en ligne, sur tout le site')).toBeVisible()
}

async function writeHome(page: Page): Promise<void> {
  await point(page, 'Page d’accueil').first().click()
  await canvasReady(page)
  await canvasOf(page).locator('h1').click()
  await fill(page, page.getByLabel('Titre', { exact: true }), 'Vos livres, repris en main')
  await fill(page, page.getByRole('textbox', { name: 'Introduction' }), 'Reliure et dorure à Nevers.')
  await sendPicture(page, 'registre')
  await fill(page, page.getByLabel('Texte alternatif'), 'Un registre ouvert')
  await expect(canvasOf(page).getByRole('img', { name: 'Un registre ouvert' })).toBeVisible()
  await page.getByRole('button', { name: 'Publier' }).click()
  // The rest of the ready page still has its sample words.
  await page.getByRole('button', { name: 'Publier quand même' }).click()
  await expect(page.getByText('«\u202fAccueil\u202f» est en ligne.')).toBeVisible()
  await page.getByRole('button', { name: 'Pages', exact: true }).click()
}

/** Opens a page as a visitor, and reads its status, its title, its logo and the colours of its title and bar. */
async function visit(page: Page, address: string) {
  const visitor = await page.context().browser()!.newContext()
  const seen = await visitor.newPage()
  const answer = await seen.goto(address)
  const title = seen.locator('h1')
  const shown = {
    status: answer?.status(),
    title: await title.textContent(),
    hasLogo: await seen.getByRole('banner').locator('img').first().isVisible(),
    color: await title.evaluate((element) => getComputedStyle(element).color),
    bar: await seen.locator('[data-type=top-bar]').evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor)),
  }
  await visitor.close()
  return shown
}

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  test.beforeEach(({ page }) => withoutPictures(page))

  if (isInTurn(0, 4))
    test('a site is made, joined, given a logo, colours and a home page, and opened, in 40 acts', async ({ page, baseURL }) => {
      const wanted = { name: 'Maison Tellier', host: 'reliure.localhost', email: 'marthe@reliure3.example' }
      const own = hostOf(baseURL ?? '', wanted.host)
      const counted = await countActs(page)
      await makeSite(page, { origin: ownSite(baseURL, 'creer.localhost'), look: lookWithoutKeys }, wanted)
      expect((await visit(page, `${own}/`)).status).toBe(503)
      await join(page, own, wanted.email)
      await lookWithoutKeys(page)
      await giveLook(page)
      await toToday(page)
      await writeHome(page)
      await toToday(page)
      await page.getByRole('button', { name: 'Ouvrir le site' }).click()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Mentions légales' })).toBeVisible()
      await page.getByRole('button', { name: 'Ouvrir quand même' }).click()
      await expect(page.getByText(`Le site est ouvert : ${new URL(own).host}.`)).toBeVisible()
      const popup = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Voir le site' }).click()
      await expect((await popup).getByRole('heading', { name: 'Vos livres, repris en main' })).toBeVisible()
      const acts = withFills(counted.acts.filter((act) => act !== 'chord a'))
      expect(acts.length, acts.join(', ')).toBeLessThanOrEqual(MAX_ACTS)
      expect(acts.length).toBeGreaterThan(20)
      const shown = await visit(page, `${own}/`)
      expect(shown).toMatchObject({ status: 200, title: 'Vos livres, repris en main', hasLogo: true })
      // Its title and its bar have left the colour of the default configuration.
      expect([shown.color, ...shown.bar]).not.toContain('rgb(31, 47, 61)')
    })
})

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test.beforeEach(({ page }) => withoutPictures(page))

  if (isInTurn(3, 4))
    test('a site is made and joined on a phone, and each of its points leads to its field', async ({ page, baseURL }) => {
      const wanted = { name: 'Atelier Roux', host: 'roux.localhost', email: 'paul@roux.example' }
      const own = hostOf(baseURL ?? '', wanted.host)
      await makeSite(page, { origin: ownSite(baseURL, 'creer-doigt.localhost'), look: lookAtScreen }, wanted)
      await join(page, own, wanted.email)
      await lookAtScreen(page)
      await point(page, 'Logo').click()
      await expect(page.getByRole('tab', { name: 'Logos' })).toHaveAttribute('aria-selected', 'true')
      await page.goBack()
      await point(page, 'Adresse et téléphone').click()
      await expect(page.getByLabel('Téléphone', { exact: true })).toBeVisible()
    })
})
