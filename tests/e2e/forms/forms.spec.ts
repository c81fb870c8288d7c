import type { Locator, Page } from '@playwright/test'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import { waitAsPerson } from '#tests/e2e/page/be-human.ts'
import { STATUTES } from '#tests/e2e/journeys/filled-forms.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { describeWay, visit, ways, type Visit } from '#tests/e2e/journeys/ways.ts'

const heavy = { name: 'lourd.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_485_761, 'x') }

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
const filled = async ({ page, hand }: Visit) => {
  await hand.fill(page.getByLabel('Prénom'), 'Inès')
  await hand.fill(page.getByLabel('Nom', { exact: true }), 'Roy')
  await hand.fill(page.getByLabel('Adresse e-mail'), 'ines@visite.example')
}

/** Fills in the quote form step by step: what is asked follows from what was answered, and what is missing is said at once. */
async function askForQuote(visitor: Visit): Promise<void> {
  const { page, hand, look } = visitor
  await page.goto('/devis')
  await look()
  await hand.press(button(page, 'Continuer'))
  await expect(page.getByLabel('Créer une société')).toBeFocused()
  await look()
  await hand.choose(page.getByLabel('Créer une société'))
  await hand.choose(page.getByLabel('Fondateur ou dirigeant'))
  await hand.press(button(page, 'Continuer'))
  await expect(page.getByText('Votre projet', { exact: true }).last()).toBeFocused()
  await expect(page.getByLabel('Dénomination de la société')).toBeHidden()
  await hand.choose(page.getByLabel('SASU'))
  await page.getByLabel('Pièces utiles').setInputFiles([STATUTES])
  await page.getByLabel('Pièces utiles').setInputFiles([heavy])
  await expect(page.getByText('lourd.pdf\u00a0: ce fichier est trop lourd\u00a0: 10\u00a0Mo au plus.').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retirer statuts.pdf' })).toBeVisible()
  await look()
  // The first press reports a missing file. The second opens the next step without it.
  await hand.press(button(page, 'Continuer'))
  await expect(page.getByRole('alert')).toContainText('lourd.pdf')
  await expect(page.getByLabel('Pièces utiles')).toBeFocused()
  await hand.press(button(page, 'Continuer'))
  await expect(page.getByLabel('Prénom')).toBeVisible()
  await hand.press(button(page, 'Revenir à l’étape précédente'))
  await expect(page.getByLabel('SASU')).toBeChecked()
  await hand.press(button(page, 'Continuer'))
  await filled(visitor)
  await waitAsPerson(page)
  await hand.press(button(page, 'Envoyer ma demande'))
  await expect(page.getByLabel(/^J’accepte que/)).toBeFocused()
  await look()
  await hand.tick(page.getByLabel(/^J’accepte que/))
  await hand.press(button(page, 'Envoyer ma demande'))
  await expect(page.getByRole('status').filter({ hasText: 'votre demande est bien partie' })).toBeFocused()
  await look()
  await page.locator('footer a[href="/blog"]').first().click()
  await expect(page).toHaveURL(/\/blog$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/devis$/)
  await expect(page.getByText('votre demande est bien partie')).toBeVisible()
  await hand.press(button(page, 'Remplir de nouveau ce formulaire'))
  await expect(page.getByLabel('Créer une société')).not.toBeChecked()
}

/** The same form in one piece, as it is without scripts: sent and answered by its page. */
async function askWithoutScripts(visitor: Visit): Promise<void> {
  const { page, hand } = visitor
  await page.goto('/devis')
  await expect(page.getByText('À remplir si la réponse à').first()).toBeVisible()
  await expect(button(page, 'Continuer')).toBeHidden()
  await hand.choose(page.getByLabel('Déposer des comptes'))
  await hand.choose(page.getByLabel('Expert-comptable'))
  await page.getByLabel('Pièces utiles').setInputFiles([STATUTES])
  await filled(visitor)
  await hand.press(button(page, 'Envoyer ma demande'))
  await expect(page.getByLabel('Dénomination de la société')).toBeFocused()
  await expect(page.getByLabel('Prénom')).toHaveValue('Inès')
  await expect(page.getByText('joignez-les de nouveau')).toBeVisible()
  await hand.fill(page.getByLabel('Dénomination de la société'), 'Les Quais')
  await page.getByLabel('Date de clôture').fill('2026-12-31')
  await page.getByLabel('Pièces utiles').setInputFiles([STATUTES])
  await hand.tick(page.getByLabel(/^J’accepte que/))
  await hand.press(button(page, 'Envoyer ma demande'))
  await expect(page.getByRole('status').filter({ hasText: 'votre demande est bien partie' })).toBeVisible()
}

/** Writes to the company: refused with the values preserved, then accepted with a reference. */
async function write({ page, hand, look }: Visit): Promise<void> {
  await page.goto('/contact')
  await look()
  await hand.fill(page.getByLabel('Votre message'), 'Bonjour, quels sont vos délais ?')
  await hand.press(button(page, 'Envoyer le message'))
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
  await expect(page.getByLabel('Votre message')).toHaveValue('Bonjour, quels sont vos délais ?')
  await look()
  await hand.fill(page.getByLabel('Adresse e-mail'), 'ines@visite.example')
  await hand.press(button(page, 'Envoyer le message'))
  const sent = page.getByRole('status').filter({ hasText: 'Votre message est bien parti.' })
  await expect(sent).toBeFocused()
  await expect(sent).toContainText(/M-20\d\d-\d{4}/)
  await look()
}

if (isInTurn(0, 5))
  test('a reloaded form has its answers, and the tab stores none after they are sent', async ({ page }) => {
    const choose = (label: string) => page.getByLabel(label, { exact: true }).check()
    await page.goto('/devis')
    await choose('Créer une société')
    await choose('Fondateur ou dirigeant')
    await button(page, 'Continuer').click()
    await choose('SASU')
    await page.getByLabel('Pièces utiles').setInputFiles([STATUTES])
    await button(page, 'Continuer').click()
    await filled({ page, hand: { fill: (field: Locator, text: string) => field.fill(text) } } as Visit)
    await page.getByLabel(/^J’accepte que/).check()
    await page.reload()
    // The step of the missing file opens, so that the form is not sent without it by mistake.
    await expect(page.getByText('joignez-les de nouveau')).toBeVisible()
    await expect(page.getByLabel('SASU')).toBeChecked()
    const other = await page.context().newPage()
    await other.goto('/devis')
    await expect(other.getByLabel('Créer une société')).not.toBeChecked()
    await other.close()
    await button(page, 'Continuer').click()
    await expect(page.getByLabel('Prénom')).toHaveValue('Inès')
    await expect(page.getByLabel(/^J’accepte que/)).not.toBeChecked()
    await page.getByLabel(/^J’accepte que/).check()
    await waitAsPerson(page)
    await button(page, 'Envoyer ma demande').click()
    await expect(page.getByText('votre demande est bien partie')).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('Inès')
    await page.reload()
    await expect(page.getByLabel('Créer une société')).not.toBeChecked()
  })

if (isInTurn(1, 5))
  test('a refused file stays reported in both places until other files are chosen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/devis')
    await page.getByRole('radio', { name: 'Autre chose' }).check()
    await page.getByLabel('Notaire', { exact: true }).check()
    await button(page, 'Continuer').click()
    const field = page.getByLabel('Pièces utiles')
    await expect(field).toBeVisible()
    const summary = page.getByRole('alert').filter({ hasText: /\S/ })
    const program = { name: 'b.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') }
    await field.setInputFiles([{ ...STATUTES, name: 'a.pdf' }, program])
    await button(page, 'Continuer').click()
    await expect(summary).toContainText('b.exe')
    await expect(page).toHaveTitle(/^Erreur/)
    await button(page, 'Retirer a.pdf').click()
    await expect(button(page, 'Retirer a.pdf')).toHaveCount(0)
    // The other file was never taken: that stays said, in both places.
    await expect(summary).toContainText('b.exe')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.setInputFiles([STATUTES])
    await expect(summary).toHaveCount(0)
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page).not.toHaveTitle(/Erreur/)
  })

if (isInTurn(2, 5))
  test('a file that the server refuses leaves the list, also under a normalised name', async ({ page, complaints }) => {
    complaints.allow(/status of 422/)
    await page.goto('/devis')
    await page.getByRole('radio', { name: 'Autre chose' }).check()
    await page.getByLabel('Notaire', { exact: true }).check()
    await button(page, 'Continuer').click()
    const field = page.getByLabel('Pièces utiles')
    await expect(field).toBeVisible()
    const broken = { name: 'Pie\u0300ce 12:30 "finale".pdf', mimeType: 'application/pdf', buffer: Buffer.from('nothing') }
    await field.setInputFiles([STATUTES, broken])
    await button(page, 'Continuer').click()
    await filled({ page, hand: { fill: (input: Locator, text: string) => input.fill(text) } } as Visit)
    await page.getByLabel(/^J’accepte que/).check()
    await waitAsPerson(page)
    await button(page, 'Envoyer ma demande').click()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText('Pi\u00e8ce 1230 finale.pdf')
    await expect(button(page, 'Retirer statuts.pdf')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Retirer / })).toHaveCount(1)
    await field.setInputFiles([{ ...STATUTES, name: 'a.pdf' }])
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page).not.toHaveTitle(/Erreur/)
  })

for (const way of inTurn(0, ways)) {
  describeWay(way, () => {
    test('a visitor writes to the company and asks for a quote with a file', async ({ page, complaints }) => {
      complaints.allow(/status of 422/)
      const visitor = visit(page, way, true)
      await write(visitor)
      await (way.scripts ? askForQuote(visitor) : askWithoutScripts(visitor))
    })
  })
}

if (isInTurn(3, 5))
  test('a form sent while the database is down says so, preserves the values, and is accepted once', async ({ page, complaints }) => {
    complaints.allow(/status of 503/)
    const keys: (string | undefined)[] = []
    const away = { success: false, data: { code: 'UNAVAILABLE' }, message: 'Service momentanément indisponible.' }
    await page.route('**/api/forms/*/submit', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return keys.length === 1 ? route.fulfill({ status: 503, json: away }) : route.continue()
    })
    await page.goto('/devis')
    await page.getByLabel('Déposer des comptes').click()
    await page.getByLabel('Expert-comptable').click()
    await button(page, 'Continuer').click()
    await page.getByLabel('Dénomination de la société').fill('Les Quais')
    await page.getByLabel('Date de clôture').fill('2026-12-31')
    await page.getByLabel('Pièces utiles').setInputFiles([STATUTES])
    await button(page, 'Continuer').click()
    await page.getByLabel('Prénom').fill('Inès')
    await page.getByLabel('Nom', { exact: true }).fill('Roy')
    await page.getByLabel('Adresse e-mail').fill('ines@visite.example')
    await page.getByLabel(/^J’accepte que/).click()
    await waitAsPerson(page)
    await button(page, 'Envoyer ma demande').click()
    await expect(page.getByRole('alert')).toContainText('Votre envoi n’est pas confirmé.')
    await expect(page.getByLabel('Prénom')).toHaveValue('Inès')
    await expectAccessible(page)
    await button(page, 'Revenir à l’étape précédente').click()
    await expect(page.getByRole('button', { name: 'Retirer statuts.pdf' })).toBeVisible()
    await button(page, 'Continuer').click()
    await button(page, 'Envoyer ma demande').click()
    await expect(page.getByRole('status').filter({ hasText: 'votre demande est bien partie' })).toBeFocused()
    expect(keys).toEqual([keys[0], keys[0]])
  })

if (isInTurn(4, 5))
  test('a form whose machine cannot be fetched is sent as without scripts, with its values', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource|Failed to fetch dynamically imported module|status of 422/)
    await page.route(/\/assets\/start-form-/, (route) => route.abort())
    await page.goto('/devis')
    await page.getByLabel('Déposer des comptes').click()
    await page.getByLabel('Expert-comptable').click()
    const answered = page.waitForResponse((response) => response.request().isNavigationRequest())
    await button(page, 'Continuer').click()
    expect((await answered).status()).toBe(422)
    await expect(page.getByLabel('Dénomination de la société')).toBeFocused()
    await expect(page.getByLabel('Déposer des comptes')).toBeChecked()
  })

for (const [what, scripts, isReloaded] of [
  ['whose app cannot be fetched', /\/assets\/(?!loader-)[^/]*\.js$/, true],
  ['whose scripts cannot be fetched at all', /\/assets\/[^/]*\.js$/, false],
] as const)
  test(`a form ${what} is filled in and sent as one`, async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource|status of 422/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route(scripts, (route) => route.abort())
    await page.goto('/devis')
    // The page is loaded again at the first act, while nothing is typed.
    const reloaded = isReloaded && page.waitForEvent('load')
    await page.locator('main').dispatchEvent('pointerdown')
    await reloaded
    await page.getByLabel('Déposer des comptes').check()
    const next = button(page, 'Continuer')
    const send = button(page, 'Envoyer ma demande')
    await next.click()
    const faults = page.getByRole('alert').getByRole('link')
    await expect(faults.first()).toBeVisible()
    for (const fault of await faults.all()) {
      const { hash } = new URL((await fault.getAttribute('href')) ?? '', page.url())
      await expect(page.locator(hash)).toBeVisible()
    }
    await expect(next).toBeHidden()
    await page.getByLabel('Expert-comptable').check()
    await page.getByLabel('Dénomination de la société').fill('Greffe SARL')
    await page.getByLabel('Date de clôture').fill('2026-06-30')
    await page.getByLabel('Prénom').fill('Inès')
    await page.getByLabel('Nom', { exact: true }).fill('Roy')
    await page.getByLabel('Adresse e-mail').fill('ines@visite.example')
    await page.getByLabel(/^J’accepte que/).check()
    await waitAsPerson(page)
    await send.click()
    await expect(page.getByText('votre demande est bien partie')).toBeVisible()
  })

if (isInTurn(5, 5))
  test('an English reader writes in English', async ({ page, baseURL }) => {
    await page.goto(`${cellar(baseURL)}/en/contact`)
    await page.getByLabel('E-mail address').fill('letter@visit.example')
    await page.getByLabel('Your message').fill('Good morning')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByText('Your message is on its way.')).toBeVisible()
    await expectAccessible(page)
  })

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  if (isInTurn(6, 5))
    test('a focused field is whole above the bottom bar, reached by finger or by keys', async ({ page }) => {
      await page.goto('/contact')
      const message = page.getByLabel('Votre message')
      /** How far the field stands below the bar at the top, and above the one at the bottom. */
      const edges = () =>
        message.evaluate((field) => {
          const { top, bottom } = field.getBoundingClientRect()
          const bars = ['.site-header', '[data-region=bottomBar]'].map((bar) => document.querySelector(bar)?.getBoundingClientRect())
          return { above: top - Math.max(0, bars[0]?.bottom ?? Infinity), below: (bars[1]?.top ?? -Infinity) - bottom }
        })
      /** Puts the field half under the bar. */
      const hideHalf = () =>
        message.evaluate((field) => {
          const { top, height } = field.getBoundingClientRect()
          const edge = document.querySelector('[data-region=bottomBar]')?.getBoundingClientRect().top ?? innerHeight
          scrollBy({ top: top + height / 2 - edge, behavior: 'instant' })
        })
      const isWhole = async () => {
        await expect.poll(async () => (await edges()).below).toBeGreaterThanOrEqual(0)
        expect((await edges()).above).toBeGreaterThanOrEqual(0)
      }
      await hideHalf()
      expect((await edges()).below).toBeLessThan(0)
      await message.tap({ position: { x: 40, y: 12 } })
      await expect(message).toBeFocused()
      await isWhole()
      await page.keyboard.press('Shift+Tab')
      await hideHalf()
      expect((await edges()).below).toBeLessThan(0)
      await page.keyboard.press('Tab')
      await expect(message).toBeFocused()
      await isWhole()
    })
})
