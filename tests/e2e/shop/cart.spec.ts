import { expect, test, type Page } from '@playwright/test'
import { inTurn, takeTurn, isInTurn } from '#tests/support/sampling.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { keyboardOf, pointer, type Hand } from '#tests/e2e/page/hand.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'

const badge = (page: Page) => page.locator('[data-counts]:visible > [aria-hidden]')
const total = (page: Page) => page.locator('main dl > div').last().locator('dd')
const quantityOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Quantité\u00a0: ${name}` })

/** Puts one of a product into the cart. */
async function add(page: Page, hand: Hand, url: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Ajouter au panier' })
  // A page whose product was late is rendered again after a moment.
  await expect(async () => {
    await page.goto(url)
    await expect(button).toBeVisible({ timeout: 1000 })
  }).toPass()
  await hand.press(button)
}

const SCREENS = [
  ['a large screen', 1440],
  ['a telephone', 390],
] as const

for (const [name, width] of inTurn(0, SCREENS)) {
  test(`a cart is filled, changed and emptied by keyboard alone on ${name}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    const shop = cellar(baseURL)
    const hand = keyboardOf(page)
    await add(page, hand, `${shop}/produits/combe-haute`)
    await expect(badge(page)).toHaveText('1')
    await add(page, hand, `${shop}/produits/la-pioche`)
    await expect(badge(page)).toHaveText('7')

    await page.goto(`${shop}/panier`)
    await expect(total(page)).toHaveText('65,00\u00a0€')
    await expectAccessible(page)
    await expectNoOverflow(page)
    await expect(page).toHaveTitle(/^Votre panier/)
    await hand.fill(page.getByLabel('Code promotionnel'), 'XYLOPHAGE')
    await hand.press(page.getByRole('button', { name: 'Appliquer' }))
    await expect(page.getByRole('alert').filter({ hasText: 'Ce code n’est pas valable' })).toBeVisible()
    await expect(page).toHaveTitle(/^Erreur\u00a0: Votre panier/)
    await expectNoOverflow(page)
    await hand.press(page.getByRole('button', { name: 'Ajouter 6\u00a0: La Pioche 2024' }))
    await expect(quantityOf(page, 'La Pioche 2024')).toHaveValue('12')
    await hand.fill(quantityOf(page, 'Combe Haute 2023'), '3')
    await page.keyboard.press('Enter')
    // From 12 bottles on, 3 % come off the sum of 3 × 14,00 € and 12 × 8,50 €.
    await expect(total(page)).toHaveText('139,68\u00a0€')
    await expect(page.getByRole('status').filter({ hasText: 'Panier' })).toHaveText('Panier\u00a0: 15 articles, total 139,68\u00a0€.')
    await page.reload()
    await expect(total(page)).toHaveText('139,68\u00a0€')
    await hand.press(page.getByRole('button', { name: /^Retirer La Pioche 2024/ }))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await hand.fill(quantityOf(page, 'Combe Haute 2023'), '0')
    await page.keyboard.press(width === 390 ? 'Enter' : 'Tab')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText('Votre panier est vide.')).toBeVisible()
    await expect(badge(page)).toHaveCount(0)
    await expectAccessible(page)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('vitrine.38.cart')))).toEqual([])
  })
}

if (isInTurn(0, 3))
  test('two tabs have one cart, and what is damaged of it is lost alone', async ({ page, context, baseURL }) => {
    const shop = cellar(baseURL)
    await add(page, pointer, `${shop}/produits/combe-haute`)
    await expect(badge(page)).toHaveText('1')
    const other = await context.newPage()
    await other.goto(`${shop}/panier`)
    await expect(quantityOf(other, 'Combe Haute 2023')).toHaveValue('1')
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(quantityOf(other, 'Combe Haute 2023')).toHaveValue('2')
    await other.getByRole('button', { name: 'Ajouter 1\u00a0: Combe Haute 2023' }).click()
    await expect(badge(page)).toHaveText('3')

    await other.evaluate(() => {
      localStorage.setItem('vitrine.38.cart.address', '{"shipping":[')
      localStorage.setItem('vitrine.38.cart.carrier', '💥')
      localStorage.setItem('another.key', 'mine')
    })
    await other.reload()
    await expect(quantityOf(other, 'Combe Haute 2023')).toHaveValue('3')
    // Damaged where nothing of the cart is at work: a cart that has just heard of its stock would write it whole again.
    await other.goto(`${shop}/contact`)
    await other.evaluate(() => localStorage.setItem('vitrine.38.cart.lines', 'null]'))
    await other.goto(`${shop}/panier`)
    await expect(other.getByText('Votre panier est vide.')).toBeVisible()
    expect(await other.evaluate(() => localStorage.getItem('another.key'))).toBe('mine')
  })

/** A browser that keeps nothing of this kind: each look at it is refused. */
const forbid = (names: readonly string[]) => {
  for (const name of names)
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
}
/** A browser without room: permanently, or only for values that outlive the tab. */
const fill = (names: readonly string[]) => {
  const full = names.map((name) => (window as unknown as Record<string, Storage>)[name])
  const setItem = Reflect.get<Storage, 'setItem'>(Storage.prototype, 'setItem')
  Storage.prototype.setItem = function (this: Storage, key, value) {
    if (full.includes(this)) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  }
}
const both = ['localStorage', 'sessionStorage']

const MOODS = [
  ['forbids what outlives the tab', forbid, ['localStorage']],
  ['forbids all keeping', forbid, both],
  ['has no room for what outlives the tab', fill, ['localStorage']],
  ['has no room at all', fill, both],
] as const

for (const [mood, refuse, names] of takeTurn(MOODS, 2)) {
  test(`where the browser ${mood} the cart goes from page to page, and its duration is said`, async ({ page, baseURL }) => {
    const failures: Error[] = []
    page.on('pageerror', (error) => failures.push(error))
    await page.addInitScript<readonly string[]>(refuse, names)
    const shop = cellar(baseURL)
    await add(page, pointer, `${shop}/produits/combe-haute`)
    await expect(badge(page)).toHaveText('1')
    await expect(page.locator('#notifications')).toContainText('Votre navigateur ne garde pas le panier')
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(badge(page)).toHaveText('2')
    await page.getByRole('dialog').getByRole('link', { name: 'Voir le panier' }).click()
    await expect(page).toHaveURL(`${shop}/panier`)
    await expect(quantityOf(page, 'Combe Haute 2023')).toHaveValue('2')
    await page.getByRole('button', { name: 'Ajouter 1\u00a0: Combe Haute 2023' }).click()
    await page.reload()
    await expect(quantityOf(page, 'Combe Haute 2023')).toHaveValue('3')
    await page.goto(`${shop}/contact`)
    await expect(badge(page)).toHaveText('3')
    await page.goto(`${shop}/panier`)
    await page.getByRole('button', { name: /^Retirer Combe Haute 2023/ }).click()
    await expect(page.getByText('Votre panier est vide.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Votre panier est vide.')).toBeVisible()
    expect(failures).toEqual([])
  })
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the cart says that it needs them, and how to order by telephone', async ({ page, baseURL }) => {
    await page.goto(`${cellar(baseURL)}/panier`)
    await expect(page.getByText('Le panier a besoin de JavaScript')).toBeVisible()
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
    await expect(page.getByText('Votre panier arrive')).toBeHidden()
    await expectNoOverflow(page)
  })
})
