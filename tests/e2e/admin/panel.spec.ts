import type { Page } from '@playwright/test'
import { expectFocusSeen, expectForcedColours } from '#tests/e2e/checks/check-controls.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { journeyEmail, journeyPassword } from '#tests/e2e/journeys/journey-members.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { openPages, rowsOf, signInAs, signInHere, turnOnCodes } from './open-panel.ts'
import { withoutPictures } from './without-pictures.ts'

const IN_TEXT = 'dans le texte'

/** The rows that a search finds; those that only lead to one are none of them. */
const foundRows = (page: Page) => page.locator('[data-tree-row]:not([data-path])')

/** The cellar has more pages than this in its seed. */
const SEEDED_PAGES = 40

test('a visitor signs in and comes back to the address of the panel that was asked for', async ({ page, baseURL }) => {
  const address = `${cellar(baseURL)}/admin/pages?q=contact&langue=en`
  await page.goto(address)
  const form = page.locator('form').filter({ has: page.locator('[value="user.login"]') })
  await form.getByLabel('Adresse e-mail').fill(journeyEmail('administration'))
  await form.getByLabel('Mot de passe', { exact: true }).fill(journeyPassword)
  await form.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('searchbox', { name: 'Chercher une page' })).toHaveValue('contact')
  await expect(page.getByRole('button', { name: 'Langue : anglais' })).toBeVisible()
})

test('a member is refused in plain words, accessibly', async ({ page, baseURL, complaints }) => {
  complaints.allow(/status of 403/)
  await signInAs(page, cellar(baseURL), 'acheteuse')
  const answer = await page.goto(`${cellar(baseURL)}/admin/pages`)
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page est réservée à l’équipe du site')
  await expectAccessible(page)
})

test('the list is searched, filtered by language and state, and comes back whole', async ({ page, baseURL }) => {
  await openPages(page, cellar(baseURL))
  const rows = rowsOf(page)
  // Other tests add pages to this site and remove them.
  const isWhole = () => expect.poll(() => rows.count()).toBeGreaterThan(SEEDED_PAGES)
  const showServicePages = () => page.locator('[data-part=service]').getByRole('button', { name: 'Afficher' }).click()
  await showServicePages()
  await isWhole()
  expect(await page.locator('thead th').allTextContents()).toEqual(['Page', 'Français', 'Anglais', 'Modifiée', 'Autres actions'])
  await page.getByRole('searchbox').fill('millesimes')
  const named = foundRows(page).filter({ hasNotText: IN_TEXT })
  await expect(named).toHaveCount(1)
  await expect(named).toHaveText(/millésimes/i)
  await expect(page.getByRole('row', { name: new RegExp(`^Les vins.*${IN_TEXT}`) })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/pages\?q=millesimes$/)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ pages trouvées$/ })).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await isWhole()
  await page.getByRole('searchbox').fill('degustations')
  await expect(page.locator('[data-part=menu] [data-path] [data-row]')).toHaveText(['Le domaine'])
  await expect(page.locator('[data-part=menu] [data-tree-row]:not([data-path])')).toHaveAttribute('aria-level', '3')
  await page.getByRole('searchbox').fill('')
  await isWhole()
  await page.getByRole('button', { name: 'Langue', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Anglais' }).click()
  await expect(page).toHaveURL(/\?langue=en$/)
  await page.getByRole('searchbox').fill('groups stay small')
  await expect(rows).not.toHaveCount(0)
  await expect(page.locator('tbody tr').filter({ hasText: IN_TEXT }).first()).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'État', exact: true }).click()
  await page.getByRole('menuitem', { name: 'À la corbeille' }).click()
  await expect(page).toHaveURL(/[?&]etat=/)
  // Other tests put pages of this site into the trash, but never this one.
  await page.getByRole('searchbox').fill('millesimes')
  await expect(page).toHaveURL(/\?q=millesimes&etat=[a-z]+&langue=en$/)
  await expect(page.getByRole('heading', { name: 'Aucune page ne correspond' })).toBeVisible()
  await page.getByRole('button', { name: 'Retirer les filtres' }).click()
  await expect(page.locator('[data-part=service]')).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page).toHaveURL(/\/admin\/pages$/)
  await showServicePages()
  await isWhole()
})

if (isInTurn(0, 5))
  test('keys of one letter walk the list, lead to the search, and can be turned off', async ({ page, baseURL }) => {
    await openPages(page, cellar(baseURL))
    const rows = rowsOf(page)
    for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key)
    await expect(rows.nth(1)).toBeFocused()
    await expectFocusSeen(page)
    await page.keyboard.press('f')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('j')
    await expect(page.getByRole('searchbox')).toHaveValue('j')
    await page.getByRole('searchbox').fill('')
    await expect(page).toHaveURL(/\/admin\/pages$/)
    await page.getByRole('button', { name: /^Votre compte/ }).click()
    await page.getByRole('menuitem', { name: 'Touches d’une seule lettre' }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.keyboard.press('j')
    await expect(page.getByRole('button', { name: /^Votre compte/ })).toBeFocused()
  })

test('Enter opens the page of a row in the composer, and the address names its language', async ({ page, baseURL }) => {
  await openPages(page, cellar(baseURL), '?q=millesimes')
  const fetched: string[] = []
  page.on('response', (response) => fetched.push(response.url()))
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/pages\/\d+\?langue=fr$/)
  await expect(page.locator('iframe').first()).toBeVisible()
  expect(fetched.filter((address) => /\/assets\/panel\/Composer/.test(address) && address.endsWith('.js'))).toHaveLength(1)
})

if (isInTurn(1, 5))
  test('a list that does not arrive says what to do, and comes at the next try', async ({ page, baseURL, complaints }) => {
    complaints.allow(/Failed to load resource/)
    await signInAs(page, cellar(baseURL), 'administration')
    await page.route('**/api/admin/page?*', (route) => route.abort())
    await page.goto(`${cellar(baseURL)}/admin/pages`)
    await expect(page.getByRole('heading', { name: 'La liste n’est pas arrivée' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/admin/page?*')
    const answered = page.waitForResponse(/\/api\/admin\/page\?/)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(rowsOf(page).first()).toBeVisible()
    // The second part alone does not arrive: the tree says that pages are missing.
    const { data } = (await (await answered).json()) as { data: { pages: unknown[]; total: number } }
    let isBroken = true
    await page.route('**/api/admin/page?*', (route) => {
      const part = Number(new URL(route.request().url()).searchParams.get('page'))
      if (isBroken && part > 1) return route.abort()
      return route.fulfill({
        json: { success: true, message: null, data: { ...data, pages: part > 1 ? data.pages.slice(3) : data.pages.slice(0, 3) } },
      })
    })
    await page.reload()
    await expect(page.getByText(/la suite de la liste manque/)).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText(/la suite de la liste manque/)).toHaveCount(0)
  })

if (isInTurn(2, 5))
  test('an address without a screen says so, and leads to the first screen', async ({ page, baseURL }) => {
    await signInAs(page, cellar(baseURL), 'administration')
    await page.goto(`${cellar(baseURL)}/admin/nulle-part`)
    await expect(page.getByRole('heading', { name: 'Cette adresse ne mène à rien' })).toBeVisible()
    await page.getByRole('button', { name: 'Aller à Aujourd’hui' }).click()
    await expect(page).toHaveURL(/\/admin\/?$/)
    await expect(page.getByRole('main')).toBeFocused()
  })

if (isInTurn(3, 5))
  test('signing out leads to the site, and the panel asks to sign in', async ({ page, baseURL }) => {
    await withoutPictures(page)
    await openPages(page, cellar(baseURL))
    await page.getByRole('button', { name: /^Votre compte/ }).click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL(`${cellar(baseURL)}/`)
    await page.goto(`${cellar(baseURL)}/admin`)
    await expect(page).toHaveURL(/\/auth\?target=/)
  })

test.describe('a session that ends', () => {
  test.beforeEach(({ page }) => withoutPictures(page))

  if (isInTurn(0, 5))
    test('locks the work, refuses a wrong password, and lets it go on where it was', async ({ page, baseURL, complaints }) => {
      complaints.allow(/status of 401/)
      await openPages(page, cellar(baseURL))
      await page.context().clearCookies()
      const search = page.getByRole('searchbox')
      await search.fill('millesimes')
      const lock = page.getByRole('dialog', { name: 'Votre session est terminée' })
      await expect(lock).toBeVisible()
      const password = lock.getByLabel('Mot de passe', { exact: true })
      await expect(lock).toBeFocused()
      for (let press = 0; press < 8; press += 1) await page.keyboard.press('Escape')
      await expect(search).toHaveValue('millesimes')
      await expect(lock).toBeVisible()
      await password.fill('une autre phrase')
      await password.press('Enter')
      await expect(password).toHaveAttribute('aria-invalid', 'true')
      await expect(password).toBeFocused()
      await password.fill(journeyPassword)
      await password.press('Enter')
      await expect(lock).toHaveCount(0)
      await expect(search).toHaveValue('millesimes')
      await expect(search).toBeFocused()
      await expect(foundRows(page).filter({ hasNotText: IN_TEXT })).toHaveCount(1)
      await expect(foundRows(page).filter({ hasText: IN_TEXT })).not.toHaveCount(0)
      await expect(page).toHaveURL(/\/admin\/pages\?q=millesimes$/)
    })

  if (isInTurn(1, 5))
    test('asks for the code of an account with codes after its password', async ({ page, baseURL, complaints }) => {
      complaints.allow(/status of 401/)
      const origin = cellar(baseURL)
      await signInAs(page, origin, 'administration-code')
      const codes = await turnOnCodes(page)
      await page.goto(`${origin}/admin/pages`)
      await rowsOf(page).first().waitFor()
      await page.context().clearCookies()
      await page.getByRole('searchbox').fill('contact')
      const lock = page.getByRole('dialog')
      await lock.getByLabel('Mot de passe', { exact: true }).fill(journeyPassword)
      await lock.getByRole('button', { name: 'Reprendre où j’en étais' }).click()
      const code = lock.getByLabel('Code de votre application')
      await expect(code).toBeFocused()
      await expectAccessible(page)
      // A code that was used once is refused: that of the next half minute is right too.
      await code.fill(codes.generate({ timestamp: Date.now() + 30_000 }))
      await code.press('Enter')
      await expect(lock).toHaveCount(0)
    })

  if (isInTurn(2, 5))
    test('unlocks when the same person has signed in again in another window', async ({ page, baseURL, complaints }) => {
      complaints.allow(/status of 401/)
      const origin = cellar(baseURL)
      await openPages(page, origin)
      await page.context().clearCookies()
      await page.getByRole('searchbox').fill('contact')
      await expect(page.getByRole('dialog')).toBeVisible()
      await signInHere(page, 'administration')
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
})

for (const { width, height, colorScheme } of inTurn(0, [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const)) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme, hasTouch: width === 360 })

    test('the list, its menus, the empty list and the lock are accessible and fit', async ({ page, baseURL, complaints }) => {
      complaints.allow(/status of 401/)
      await withoutPictures(page)
      const look = async () => {
        await expectAccessible(page)
        await expectNoOverflow(page)
      }
      await openPages(page, cellar(baseURL))
      await look()
      await expectFocusSeen(page)
      await expectForcedColours(page)
      await page
        .getByRole('button', { name: /^Actions pour/ })
        .first()
        .click()
      await expect(page.getByRole('menu')).toBeVisible()
      await look()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: width === 360 ? /^Plus$/ : /^Votre compte/ }).click()
      await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible()
      await look()
      await page.keyboard.press('Escape')
      await page.getByRole('searchbox').fill('rien de tel ici')
      await expect(page.getByRole('heading', { name: 'Aucune page ne correspond' })).toBeVisible()
      await look()
      await page.context().clearCookies()
      await page.getByRole('searchbox').fill('contact')
      await expect(page.getByRole('dialog')).toBeVisible()
      await look()
    })
  })
}
