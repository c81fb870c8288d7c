import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { DRAWER_DELAYS } from '#machines/cart-drawer/cart-drawer.machine.ts'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { keyboardOf, pointer, type Hand } from '#tests/e2e/page/hand.ts'
import { askHost, cellar } from '#tests/e2e/sites/site-pages.ts'
import { letRing } from '#tests/e2e/page/let-ring.ts'
import { wakeApp } from '#tests/e2e/page/wake-app.ts'

const way = (page: Page) => page.locator('a[data-cart-opens]:visible').first()
const drawer = (page: Page) => page.getByRole('dialog')
const title = (page: Page) => drawer(page).getByRole('heading', { level: 2 })
const addButton = (page: Page) => page.getByRole('button', { name: 'Ajouter au panier' })

/** Opens the page of a product as a new document, and puts one into the cart. */
async function add(page: Page, hand: Hand, url: string): Promise<void> {
  await expect(async () => {
    await page.goto(url)
    await expect(addButton(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await hand.press(addButton(page))
  await expect(title(page)).toHaveText('Ajouté au panier')
}

/** The settings of the page say that the drawer opens by a press. */
async function byPress(page: Page, request: APIRequestContext): Promise<void> {
  await page.route(/\/actualites$/, async (route) => {
    const answer = await askHost(request, route.request().url())
    const body = (await answer.text()).replaceAll('data-cart-opens="hover"', 'data-cart-opens="press"')
    await route.fulfill({ status: answer.status(), headers: answer.headers(), body })
  })
}

/** Goes on with Tab alone until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 150 && !(await target.evaluate((element) => element === document.activeElement)); step++)
    await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Moves the mouse to the link of the cart. The first event in a new document has no movement, so the mouse moves twice. */
async function rest(page: Page): Promise<void> {
  await page.mouse.move(700, 450)
  await way(page).hover()
  await expect(title(page)).toBeVisible()
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the cart opens under a resting pointer, not a passing one, and stays under the pointer', async ({ page, baseURL }) => {
    const shop = cellar(baseURL)
    await add(page, pointer, `${shop}/produits/combe-haute`)
    await page.goto(`${shop}/actualites`)
    await rest(page)
    await expect(drawer(page).getByText('Combe Haute 2023')).toBeVisible()
    await expect(way(page)).toHaveAttribute('aria-expanded', 'true')
    await drawer(page).getByRole('button', { name: 'Ajouter 1\u00a0: Combe Haute 2023' }).click()
    await expect(drawer(page).getByText('28,00\u00a0€').first()).toBeVisible()
    await letRing(page, DRAWER_DELAYS.straying)
    await expect(title(page)).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    // The focus that the press has put into it holds it; a press beside it lets go.
    await page.mouse.click(20, 450)
    await expect(drawer(page)).toHaveCount(0)
    await way(page).hover()
    await page.mouse.move(20, 450)
    await letRing(page, DRAWER_DELAYS.resting)
    await expect(drawer(page)).toHaveCount(0)
    await expect(way(page)).toHaveAttribute('aria-expanded', 'false')
    await rest(page)
    await page.mouse.move(20, 450, { steps: 5 })
    await expect(drawer(page)).toHaveCount(0)
    // A press goes on to the page of the cart, where there is nothing to open.
    await way(page).click()
    await expect(page).toHaveURL(`${shop}/panier`)
    await page.mouse.move(20, 450)
    await way(page).hover()
    await letRing(page, DRAWER_DELAYS.resting)
    await expect(drawer(page)).toHaveCount(0)
  })

  if (isInTurn(0, 5))
    test('what is taken out is given back on request, and an empty cart leads to the wines', async ({ page, baseURL }) => {
      const shop = cellar(baseURL)
      await add(page, pointer, `${shop}/produits/combe-haute`)
      await page.goto(`${shop}/actualites`)
      await rest(page)
      await drawer(page)
        .getByRole('button', { name: /^Retirer Combe Haute 2023/ })
        .click()
      await expect(drawer(page).getByText('Votre panier est vide.')).toBeVisible()
      await expect(title(page)).toBeFocused()
      await expectAccessible(page)
      await drawer(page)
        .getByRole('button', { name: /^Annuler/ })
        .click()
      await expect(drawer(page).getByRole('link', { name: 'Combe Haute 2023' })).toBeVisible()
      await drawer(page)
        .getByRole('button', { name: /^Retirer Combe Haute 2023/ })
        .click()
      await drawer(page).getByRole('link', { name: 'Voir nos vins' }).click()
      await expect(page).toHaveURL(`${shop}/produits`)
      await expect(drawer(page)).toHaveCount(0)
    })

  if (isInTurn(1, 5))
    test('what was added is shown beside the page: the focus stays where it was', async ({ page, baseURL }) => {
      await add(page, pointer, `${cellar(baseURL)}/produits/combe-haute`)
      await expect(title(page)).toHaveText('Ajouté au panier')
      await expect(addButton(page)).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toHaveCount(0)
      await expect(addButton(page)).toBeFocused()
    })

  if (isInTurn(2, 5))
    test('with a press as its trigger, pointing opens nothing, and presses open and close it', async ({ page, request, baseURL }) => {
      await byPress(page, request)
      await page.clock.install()
      await page.goto(`${cellar(baseURL)}/actualites`)
      // The first press comes before the app: it is held until then. After four seconds it would follow the link.
      await page.clock.pauseAt(Date.now() + 60_000)
      await way(page).click()
      await expect(title(page)).toBeFocused()
      await page.clock.resume()
      await expect(page).toHaveURL(/\/actualites$/)
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toHaveCount(0)
      await expect(way(page)).toBeFocused()
      await page.mouse.move(20, 450)
      await way(page).hover()
      await letRing(page, DRAWER_DELAYS.resting)
      await expect(drawer(page)).toHaveCount(0)
      await way(page).click()
      await expect(title(page)).toBeFocused()
      await way(page).click()
      await expect(drawer(page)).toHaveCount(0)
    })

  if (isInTurn(3, 5))
    test('where the app cannot come, a press leads to the page of the cart', async ({ page, request, baseURL }) => {
      await byPress(page, request)
      await page.route(/\/assets\/app-[^/]*\.js$/, (route) => route.abort())
      await page.goto(`${cellar(baseURL)}/actualites`)
      await way(page).click()
      await expect(page).toHaveURL(/\/panier$/)
    })

  if (isInTurn(4, 5))
    test('in forced colours it has an edge, and with less motion it stands at once', async ({ page, baseURL }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      await page.goto(`${cellar(baseURL)}/actualites`)
      await rest(page)
      const seen = await drawer(page).evaluate((element) => {
        const { borderTopStyle, borderTopWidth, animationName } = getComputedStyle(element)
        return { borderTopStyle, borderTopWidth, animationName }
      })
      expect(seen).toEqual({ borderTopStyle: 'solid', borderTopWidth: '1px', animationName: 'none' })
    })
})

if (isInTurn(5, 5))
  test('no focused element of a small screen lies under the drawer, down to the end of the page', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.install()
    await add(page, keyboardOf(page), `${cellar(baseURL)}/produits/combe-haute`)
    // The drawer closes by itself after a while; a slow machine needs longer for the way of the Tab key.
    await page.clock.pauseAt(Date.now() + 1000)
    const isInDrawer = () => drawer(page).evaluate((element) => element.contains(document.activeElement))
    /** Returns true when the beginning of what has the focus, as far as a hand is high, is over or under the drawer: the bar at the foot is. */
    const isSeen = async () => {
      const [panel, box] = [(await drawer(page).boundingBox())!, (await page.locator(':focus').boundingBox())!]
      return box.y + Math.min(box.height, 24) <= panel.y || box.y >= panel.y + panel.height
    }
    let steps = 0
    for (; !(await isInDrawer()) && steps < 80; steps++) {
      await expect(async () => {
        await page.clock.runFor(20)
        expect(await isSeen()).toBe(true)
      }, `after ${steps} steps`).toPass()
      await page.keyboard.press('Tab')
    }
    expect([steps > 20, steps < 80]).toEqual([true, true])
    await expect(drawer(page)).toBeVisible()
  })

for (const width of inTurn(0, [1440, 390])) {
  test(`from the wines to the cart and through its drawer by keyboard alone at ${width} pixels`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    const shop = cellar(baseURL)
    const hand = keyboardOf(page)
    const wine = page.locator('main').getByRole('link', { name: 'Combe Haute' }).first()
    await expect(async () => {
      await page.goto(`${shop}/produits`)
      await expect(wine).toBeVisible({ timeout: 1000 })
    }).toPass()
    await tabTo(page, wine)
    // The ring of a wine is drawn round all that is said of it.
    expect(await wine.evaluate((element) => getComputedStyle(element.closest('.whole') ?? element).outlineStyle)).not.toBe('none')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${shop}/produits/combe-haute`)
    await hand.press(addButton(page))
    await expect(title(page)).toHaveText('Ajouté au panier')
    await expect(addButton(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)

    // The focus opens it, Tab leads into it as if it stood after its link, Escape leads back.
    await page.goto(`${shop}/actualites`)
    const link = way(page)
    await tabTo(page, link)
    await expect(title(page)).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.keyboard.press('Tab')
    await expect(drawer(page).getByRole('button', { name: 'Fermer le panier' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
    await expect(title(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(link).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(title(page)).toBeVisible()
    await hand.press(drawer(page).getByRole('button', { name: 'Ajouter 1\u00a0: Combe Haute 2023' }))
    const quantity = drawer(page).getByRole('textbox', { name: /^Quantité/ })
    await expect(quantity).toHaveValue('2')
    await page.keyboard.press('Shift+Tab')
    await expect(quantity).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await expect(drawer(page).getByText('42,00\u00a0€').first()).toBeVisible()
    await expect(quantity).toBeFocused()
    await hand.press(drawer(page).getByRole('button', { name: /^Retirer Combe Haute 2023/ }))
    await expect(title(page)).toBeFocused()
    await hand.press(drawer(page).getByRole('button', { name: /^Annuler/ }))
    await expect(title(page)).toBeFocused()
    await expect(quantity).toHaveValue('3')
    // Tab leads on from its end to what comes after the link, and it closes.
    const last = drawer(page).getByRole('button', { name: 'Commander' })
    await tabTo(page, last)
    await page.keyboard.press('Tab')
    await expect(drawer(page)).toHaveCount(0)
    await expect(link).not.toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
    await expect(title(page)).toBeVisible()
    await hand.press(drawer(page).getByRole('link', { name: 'Voir le panier' }))
    await expect(page).toHaveURL(`${shop}/panier`)
    await expect(page.getByRole('textbox', { name: 'Quantité\u00a0: Combe Haute 2023' })).toHaveValue('3')
  })
}

test.describe('what is said to have been added', () => {
  const formOf = (page: Page) =>
    page
      .getByRole('main')
      .locator('form')
      .filter({ has: addButton(page) })
  const fieldOf = (page: Page) => formOf(page).getByRole('textbox')
  /** Reads how many of the chosen bottle can be ordered. */
  async function stockOf(page: Page, baseURL: string | undefined): Promise<number> {
    const answer = await askHost(page.request, `${cellar(baseURL)}/api/product/la-pioche`)
    const { data } = (await answer.json()) as { data: { quantity: number; declinations: { quantity: number }[] } }
    return data.declinations[0]?.quantity ?? data.quantity
  }

  const inDrawer = (page: Page) => drawer(page).getByRole('textbox', { name: /^Quantité/ })

  async function buy(page: Page, typed: string, expected: string): Promise<Locator> {
    await pointer.fill(fieldOf(page), typed)
    await pointer.press(addButton(page))
    await expect(title(page)).toHaveText(expected)
    return formOf(page).getByRole('status')
  }

  /** Sets the stock that the shop answers from now on. */
  const tellLeft = (page: Page, quantity: number) =>
    page.route('**/product/quantities', async (route) => {
      const { products } = route.request().postDataJSON() as { products: { id: number }[] }
      const data = products.map(({ id }) => ({ id, quantity, setQuantity: true }))
      await route.fulfill({ json: { success: true, data, message: '' } })
    })

  if (isInTurn(6, 5))
    test('is what the cart could still take', async ({ page, baseURL }) => {
      await page.goto(`${cellar(baseURL)}/produits/la-pioche`)
      const most = await stockOf(page, baseURL)
      await expect(await buy(page, '30', 'Ajouté au panier')).toContainText('30 ajoutés au panier.')
      const last = `${most - 30} ajoutés au panier, qui contient maintenant tout ce qu’il en reste.`
      await expect(await buy(page, '99999', 'Ajouté au panier')).toContainText(last)
      const none = 'Rien n’a été ajouté\u00a0: votre panier contient déjà tout ce qu’il en reste.'
      await expect(await buy(page, '1', 'Rien n’a été ajouté')).toContainText(none)
      await expect(inDrawer(page)).toHaveValue(String(most))
      await expectAccessible(page)
      await page.goto(`${cellar(baseURL)}/panier`)
      const inCart = page.getByRole('main').getByRole('textbox', { name: /^Quantité/ })
      await pointer.fill(inCart, '99999')
      await inCart.press('Enter')
      await expect(page.getByRole('main')).toContainText(`La quantité passe de 99\u202f999 à ${most}\u00a0:`)
    })

  if (isInTurn(7, 5))
    test('comes in after all where more are left by then, also beside the drawer that is open', async ({ page, baseURL }) => {
      await page.goto(`${cellar(baseURL)}/produits/la-pioche`)
      const most = await stockOf(page, baseURL)
      await buy(page, String(most), 'Ajouté au panier')
      await expect(inDrawer(page)).toHaveValue(String(most))
      await expect(await buy(page, '1', 'Rien n’a été ajouté')).toContainText('Rien n’a été ajouté')
      await tellLeft(page, most + 12)
      // By keyboard: a press beside the drawer would have closed it first.
      await fieldOf(page).focus()
      await page.keyboard.press('Enter')
      await expect(title(page)).toHaveText('Ajouté au panier')
      await expect(formOf(page).getByRole('status')).toContainText('6 ajoutés au panier.')
      await expect(inDrawer(page)).toHaveValue(String(most + 6))
    })

  if (isInTurn(8, 5))
    test('is nothing where fewer are left than the cart held, and from how many it goes to how many', async ({ page, baseURL }) => {
      const url = `${cellar(baseURL)}/produits/la-pioche`
      await page.goto(url)
      const most = await stockOf(page, baseURL)
      await buy(page, String(most), 'Ajouté au panier')
      await expect(inDrawer(page)).toHaveValue(String(most))
      // No drawer asks for stock here: its answer would be cached over the next ones.
      await page.goto(url)
      // The cart is from a day when twelve more were there.
      await page.evaluate((more) => {
        const key = 'vitrine.38.cart.lines'
        const lines = JSON.parse(localStorage.getItem(key) ?? '[]') as {
          quantity: number
          product: { quantity: number; declinations: { quantity: number }[] }
        }[]
        for (const { product } of lines) for (const stock of [product, ...product.declinations]) stock.quantity = more
        localStorage.setItem(key, JSON.stringify(lines.map((line) => ({ ...line, quantity: more }))))
      }, most + 12)
      await page.goto(url)
      const said = await buy(page, '1', 'Rien n’a été ajouté')
      const fewer = `La quantité passe de ${most + 12} à ${most}\u00a0: il n’en reste pas davantage.`
      await expect(said).toContainText(`Rien n’a été ajouté, et votre panier en contient moins qu’avant. ${fewer}`)
      await expect(drawer(page)).toContainText(fewer)
      await expectAccessible(page)
    })
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true })

  if (isInTurn(9, 5))
    test('a press opens the cart over the page, which is out of reach until it is closed', async ({ page, baseURL }) => {
      await page.goto(`${cellar(baseURL)}/produits/combe-haute`)
      await addButton(page).tap()
      await expect(title(page)).toHaveText('Ajouté au panier')
      await expectNoOverflow(page)
      await page.goto(`${cellar(baseURL)}/actualites`)
      // A press that waits for the app follows the link after four seconds.
      await wakeApp(page, 'pointerdown')
      await way(page).tap()
      await expect(title(page)).toBeFocused()
      expect(await drawer(page).evaluate((element) => element.matches('dialog:modal'))).toBe(true)
      await expectAccessible(page)
      await expectNoOverflow(page)
      await drawer(page).getByRole('button', { name: 'Fermer le panier' }).tap()
      await expect(drawer(page)).toHaveCount(0)
      await expect(way(page)).toBeFocused()
      await way(page).tap()
      await expect(title(page)).toBeVisible()
      await page.touchscreen.tap(160, 20)
      await expect(drawer(page)).toHaveCount(0)
      await way(page).tap()
      await drawer(page).getByRole('button', { name: 'Commander' }).tap()
      await expect(page).toHaveURL(/\/commande$/)
    })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the way to the cart is a link to its page', async ({ page, baseURL }) => {
    await page.goto(`${cellar(baseURL)}/actualites`)
    await way(page).click()
    await expect(page).toHaveURL(/\/panier$/)
  })
})
