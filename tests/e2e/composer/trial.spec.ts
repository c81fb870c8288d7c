import type { Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { journeyEmail, journeyPassword } from '#tests/e2e/journeys/journey-members.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { behindThePage } from '#tests/e2e/sites/sites-database.ts'
import { cellar, hostOf } from '#tests/e2e/sites/site-pages.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { canvasOf, canvasReady } from './desk.ts'

const TRIED = journeyEmail('essayeuse')
const NOTHING_SENT = 'Pendant l’essai, rien n’est envoyé.'
/** The calls with a body that a trial makes: those that ask the shop, and those of the composer. */
const ASKING = /\/api\/(?:product\/quantities|order\/validate|order\/discount|admin\/(?:preview|draft)\/.*)$/

/** The rows of the wine shop that hang on the administrator who tries its pages, or on the member who is signed in there. */
const countRows = () =>
  behindThePage(async (db) => {
    const people = [TRIED, journeyEmail('administration')]
    const users = await db.selectFrom('users').select(['id', 'email']).where('site_id', '=', 38).where('email', 'in', people).execute()
    const orders = await db
      .selectFrom('orders')
      .select('id')
      .where(
        'user_id',
        'in',
        users.map(({ id }) => id),
      )
      .execute()
    const mails = await db.selectFrom('mails').select('id').where('recipient', 'in', people).execute()
    const tried = users.filter(({ email }) => email === TRIED).map(({ id }) => id)
    const sessions = await db.selectFrom('sessions').select('id').where('user_id', 'in', tried).execute()
    return { users: users.length, orders: orders.length, mails: mails.length, sessions: sessions.length }
  })

/** A page that is opened by its number: who is signed in is led away from the sign-in, and no link of the checkout leads to the composer. */
const pageAt = (site: number, url: string) =>
  behindThePage((db) =>
    db.selectFrom('page_documents').select('page_id').where('site_id', '=', site).where('url', '=', url).executeTakeFirstOrThrow(),
  )

/** The values that the browser stores for the visitors of a site. */
const kept = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].map((stored) =>
      Object.entries({ ...stored }).filter(([name]) => /\.cart\.|paying|vitrine\.(?:form|sending|checkout)/.test(name)),
    ),
  )

/** The names under which the browser stores a cart. */
const keptCart = (page: Page) =>
  page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).filter((name) => name.includes('.cart.')))

/** The calls of the page from now on that write something of the site. */
function writesOf(page: Page): readonly string[] {
  const written: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && !ASKING.test(pathname)) written.push(`${request.method()} ${pathname}`)
  })
  return written
}

/** Begins a trial of the product that is in the composer. */
async function beginTrial(page: Page): Promise<void> {
  await canvasReady(page)
  await page.getByRole('button', { name: 'Essayer' }).click()
  await canvasReady(page)
}

async function openProduct(page: Page, origin: string): Promise<void> {
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}/produits/combe-haute`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
}

/** Puts two bottles of another size into the cart of the trial. */
async function addMagnums(page: Page): Promise<void> {
  const tried = canvasOf(page)
  await tried.getByRole('link', { name: /^2023.*Magnum/i }).click()
  await expect(tried.getByRole('link', { name: /^2023.*Magnum/i })).toHaveAttribute('aria-current', 'true')
  await tried.getByLabel('Quantité').fill('2')
  await tried.getByRole('button', { name: 'Ajouter au panier' }).click()
}

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('buys in a trial without writing a row, and forgets the cart when the trial ends', async ({ page, baseURL }) => {
    const origin = cellar(baseURL)
    await openProduct(page, origin)
    const before = await countRows()
    const written = writesOf(page)
    await beginTrial(page)
    const tried = canvasOf(page)
    const badge = tried.locator('.count-badge').filter({ visible: true }).first()
    await expect(badge).toHaveCount(0)
    await addMagnums(page)
    const drawer = tried.getByRole('dialog')
    await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Ajouté au panier')
    await expect(badge).toHaveText(/^2/)
    await drawer.getByRole('button', { name: /^Ajouter 1/ }).click()
    await expect(badge).toHaveText(/^3/)
    await expectAccessible(page, { frames: false })
    // The shop has checked the cart; the checkout is another page.
    await drawer.getByRole('button', { name: 'Commander' }).click()
    await expect(page.getByText(/^Ce lien mène à .*commande/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Essayer' })).toBeFocused()
    expect(await keptCart(page)).toEqual([])
    await beginTrial(page)
    await expect(badge).toHaveCount(0)

    expect(written).toEqual([])
    expect(await countRows()).toEqual(before)
  })

  if (isInTurn(0, 5))
    test('changes the cart of a trial on its own page, and writes nothing', async ({ page, baseURL, complaints }) => {
      // The shop refuses the code.
      complaints.allow(/status of 422/)
      const origin = cellar(baseURL)
      await signInAs(page, origin, 'administration')
      const before = await countRows()
      const { page_id: id } = await pageAt(38, 'panier')
      await page.goto(`${origin}/admin/pages/${id}`)
      await beginTrial(page)
      const written = writesOf(page)
      const tried = canvasOf(page)
      const badge = tried.locator('.count-badge').filter({ visible: true }).first()
      await expect(page.getByText('Un article de la boutique est dans le panier de l’essai.')).toBeVisible()
      const quantity = tried.getByRole('textbox', { name: /^Quantité\s:/ })
      await quantity.fill('3')
      await quantity.press('Enter')
      await expect(badge).toHaveText(/^3/)
      await tried.getByLabel('Code promotionnel').fill('XYLOPHAGE')
      await tried.getByRole('button', { name: 'Appliquer' }).click()
      await expect(tried.getByRole('alert').filter({ hasText: 'Ce code n’est pas valable' })).toBeVisible()
      await tried.getByRole('button', { name: /^Retirer / }).click()
      await expect(tried.getByText('Votre panier est vide.')).toBeVisible()
      expect([written, await keptCart(page), await countRows()]).toEqual([[], [], before])
    })

  if (isInTurn(1, 5))
    test('opens no session during a trial, and says so in the form', async ({ page, baseURL }) => {
      const origin = cellar(baseURL)
      await signInAs(page, origin, 'administration')
      const before = await countRows()
      const { page_id: id } = await pageAt(38, 'auth')
      await page.goto(`${origin}/admin/pages/${id}`)
      await beginTrial(page)
      const written = writesOf(page)
      const tried = canvasOf(page)
      await tried.getByLabel('Adresse e-mail').first().fill(TRIED)
      await tried.getByLabel('Mot de passe', { exact: true }).first().fill(journeyPassword)
      await tried.getByRole('button', { name: 'Se connecter' }).click()
      await expect(tried.getByText(NOTHING_SENT)).toBeVisible()
      expect(written).toEqual([])
      expect(before).toMatchObject({ users: 2, sessions: 0 })
      expect(await countRows()).toEqual(before)
      // The administrator is still signed in to the panel.
      await page.goto(`${origin}/admin/pages`)
      await expect(page.locator('[data-row]').first()).toBeVisible()
    })
})

test.describe('what a trial stores', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  if (isInTurn(2, 5))
    test('goes through the checkout with an article, and leaves what the browser stores alone', async ({ page, baseURL }) => {
      const origin = cellar(baseURL)
      await signInAs(page, origin, 'administration')
      await page.evaluate(() => {
        localStorage.setItem('vitrine.38.cart.orderKey', '{"seed":"graine","keys":[]}')
        sessionStorage.setItem('vitrine.38.paying', 'CN-1')
      })
      const before = await kept(page)
      const rows = await countRows()
      const { page_id: id } = await pageAt(38, 'commande')
      await page.goto(`${origin}/admin/pages/${id}`)
      await beginTrial(page)
      const written = writesOf(page)
      const tried = canvasOf(page)
      await expect(page.getByText('Un article de la boutique est dans le panier de l’essai.')).toBeVisible()
      await tried
        .getByRole('radio', { name: /Retrait|retirer/ })
        .first()
        .check()
      const next = tried.locator('main button[type=submit]').filter({ visible: true }).first()
      await next.click()
      await expect(
        tried
          .getByRole('alert')
          .or(tried.getByLabel('Nom', { exact: true }))
          .first(),
      ).toBeVisible()
      expect(await kept(page)).toEqual(before)
      expect(written).toEqual([])
      expect(await countRows()).toEqual(rows)
    })

  if (isInTurn(3, 5))
    test('fills in a form step by step without a trace of it in the browser', async ({ page, baseURL }) => {
      const origin = hostOf(baseURL, 'localhost')
      await signInAs(page, origin, 'administration')
      await page.evaluate(() => sessionStorage.setItem('vitrine.form.1', '{"step":0,"values":{}}'))
      const before = await kept(page)
      const { page_id: id } = await pageAt(37, 'devis')
      await page.goto(`${origin}/admin/pages/${id}`)
      await beginTrial(page)
      const written = writesOf(page)
      const tried = canvasOf(page)
      await tried.getByRole('radio', { name: 'Domicilier mon entreprise' }).check()
      await tried.getByRole('radio', { name: 'Notaire' }).check()
      await tried.getByRole('button', { name: /Continuer|Suivant/ }).click()
      await expect(tried.getByRole('radio', { name: 'Notaire' })).toHaveCount(0)
      expect(await kept(page)).toEqual(before)
      expect(written).toEqual([])
    })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  if (isInTurn(4, 5))
    test('shows the cart of a trial on a phone', async ({ page, baseURL }) => {
      await openProduct(page, cellar(baseURL))
      await canvasReady(page)
      await page.getByRole('button', { name: 'Autres actions de la page' }).click()
      await page.getByRole('menuitem', { name: 'Essayer' }).click()
      await canvasReady(page)
      await addMagnums(page)
      const tried = canvasOf(page)
      await expect(tried.locator('.count-badge').filter({ visible: true }).first()).toHaveText(/^2/)
      await expect(
        tried
          .getByRole('dialog')
          .getByText(/Combe Haute/)
          .first(),
      ).toBeVisible()
      await expectNoOverflow(page)
    })
})
