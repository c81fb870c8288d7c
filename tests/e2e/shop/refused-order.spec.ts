import { sql } from 'kysely'
import { expect, test, type Page } from '@playwright/test'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { startCheckout, goOn, heading, identify, order, payBy, ways, type Buying } from '#tests/e2e/journeys/checkout-journey.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { keyboardOf, pointer } from '#tests/e2e/page/hand.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { behindThePage } from '#tests/e2e/sites/sites-database.ts'

const terms = (page: Page) => page.getByRole('checkbox', { name: /conditions générales de vente/ })
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ }).first()

/** The same buyer with a mouse: the way to the order by keyboard has a test of its own. */
const byMouse = (buying: Buying): Buying => ({ ...buying, hand: pointer })

/** Says who buys, and stands before the order with the terms accepted. */
async function reachOrder(buying: Buying, isBrought = false): Promise<void> {
  const { page } = buying
  await pointer.press(goOn(page))
  await identify(byMouse(buying), { isMember: false, isBrought })
  await pointer.press(goOn(page))
  await payBy(byMouse(buying))
  await pointer.tick(terms(page))
}

/** Opens the checkout of an order to a town, by a carrier with a tariff for that town alone. */
async function beginTo(page: Page, baseURL: string | undefined, town: string): Promise<Buying> {
  const buying = { page, hand: keyboardOf(page), shop: cellar(baseURL) }
  await startCheckout(byMouse(buying))
  await pointer.fill(page.getByRole('combobox', { name: 'Code postal ou ville' }), town)
  await expect(page.getByRole('option').first()).toContainText(town)
  await page.keyboard.press('Enter')
  await pointer.choose(page.getByRole('radio', { name: /Vitivelo/ }))
  return buying
}

/** Does something while Vitivelo takes another price for one town, in cents, or does not go there: no other test orders for it. */
async function withTariff(town: string, price: number | null, act: () => Promise<void>): Promise<void> {
  const row = await behindThePage(async (db) => {
    const carrier = await db
      .selectFrom('carriers')
      .select('id')
      .where('site_id', '=', 38)
      .where('service_code', '=', 'VITI')
      .executeTakeFirstOrThrow()
    const like = await db
      .selectFrom('carrier_tariffs')
      .select('country_id')
      .where('carrier_id', '=', carrier.id)
      .where('postal_prefix', '=', '')
      .executeTakeFirstOrThrow()
    const tariff = { site_id: 38, carrier_id: carrier.id, country_id: like.country_id, postal_prefix: town, price }
    return db.insertInto('carrier_tariffs').values(tariff).returning('id').executeTakeFirstOrThrow()
  })
  try {
    await act()
  } finally {
    await behindThePage((db) => db.deleteFrom('carrier_tariffs').where('id', '=', row.id).execute())
  }
}

async function expectThanks(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Merci de votre commande')
}

for (const width of inTurn(0, [390, 1440])) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })
    // From the refusal on by keyboard alone, and looked at on the way.
    test.slow()

    if (isInTurn(0, 5))
      test('says what was sold meanwhile and how many are left, and takes the rest', async ({ page, baseURL }) => {
        const buying = { page, hand: keyboardOf(page), shop: cellar(baseURL) }
        const product = width === 390 ? 'draille' : 'schiste-noir'
        await startCheckout(byMouse(buying), { product, quantity: 6 })
        await ways.NO_DELIVERY(byMouse(buying))
        await reachOrder(buying)
        const id = await page.evaluate(() => {
          const [line] = JSON.parse(localStorage.getItem('vitrine.38.cart.lines') ?? '[]') as {
            declinationId: number | null
            product: { id: number }
          }[]
          return line?.declinationId ?? line?.product.id ?? 0
        })
        const left = (reserved: ReturnType<typeof sql<number>>) =>
          behindThePage((db) =>
            db.updateTable('stocks').set({ reserved, is_tracked: true }).where('sellable_id', '=', id).where('site_id', '=', 38).execute(),
          )
        await left(sql<number>`on_hand - 2`)
        try {
          await buying.hand.press(order(page))
          await expect(refusal(page)).toContainText(/Stock insuffisant.*reste 2/)
          await expect(refusal(page)).toBeFocused()
          await expect(page.getByText('La quantité passe de 6 à 2')).toBeVisible()
          await expectAccessible(page)
          await expectNoOverflow(page)
          // Two are left: the buyer orders them.
          await expect(
            page
              .getByRole('row', { name: /× 2|2 ×/ })
              .or(page.getByRole('cell', { name: '2', exact: true }))
              .first(),
          ).toBeVisible()
          if (!(await terms(page).isChecked())) await buying.hand.tick(terms(page))
          await buying.hand.press(order(page))
          await expectThanks(page)
        } finally {
          await left(sql<number>`0`)
        }
      })

    if (isInTurn(1, 5))
      test('shows the new total of a carrier that has become dearer before the order is taken', async ({ page, baseURL }) => {
        const town = width === 390 ? '69003' : '59000'
        const buying = await beginTo(page, baseURL, town)
        await reachOrder(buying, true)
        await expect(page.getByText('63,90\u00a0€').first()).toBeVisible()
        await withTariff(town, 1790, async () => {
          await buying.hand.press(order(page))
          await expect(refusal(page)).toHaveText('Le total de votre commande a changé\u00a0: vérifiez-le avant de confirmer.')
          await expect(refusal(page)).toBeFocused()
          await expect(page.getByText('68,90\u00a0€').first()).toBeVisible()
          await expectAccessible(page)
          await expectNoOverflow(page)
          if (!(await terms(page).isChecked())) await buying.hand.tick(terms(page))
          await buying.hand.press(order(page))
          await expectThanks(page)
          await expect(page.getByText('68,90\u00a0€').first()).toBeVisible()
        })
      })

    if (isInTurn(2, 5))
      test('says that a carrier no longer delivers there and offers the others', async ({ page, baseURL }) => {
        const town = width === 390 ? '44000' : '35000'
        const buying = await beginTo(page, baseURL, town)
        await reachOrder(buying, true)
        await withTariff(town, null, async () => {
          await buying.hand.press(order(page))
          await expect(refusal(page)).toContainText('Les frais de livraison ont changé\u00a0: choisissez de nouveau votre livraison.')
          await expect(page.getByRole('heading', { level: 2, name: 'Livraison' })).toBeVisible()
          const point = page.getByRole('radio', { name: /Point Caviste/ })
          await expect(point).toBeFocused()
          await expect(point).not.toBeChecked()
          await expect(page.getByRole('radio', { name: /Vitivelo/ })).toHaveCount(0)
          await expectAccessible(page)
          await expectNoOverflow(page)
          await buying.hand.choose(point)
          await buying.hand.choose(page.locator('input[name=delivery-accessPointId]').first())
          await buying.hand.press(goOn(page))
          await buying.hand.fill(page.getByLabel('Code postal'), town)
          await buying.hand.fill(page.getByLabel('Ville'), 'Une ville')
          await buying.hand.press(goOn(page))
          await payBy(buying)
          await buying.hand.tick(terms(page))
          await buying.hand.press(order(page))
          await expectThanks(page)
        })
      })

    if (isInTurn(3, 5))
      test('says in the review that a carrier no longer delivers there, without a total until a choice', async ({ page, baseURL }) => {
        const town = width === 390 ? '87000' : '86000'
        const buying = await beginTo(page, baseURL, town)
        await pointer.press(goOn(page))
        await identify(byMouse(buying), { isMember: false, isBrought: true })
        await withTariff(town, null, async () => {
          await buying.hand.press(goOn(page))
          await expect(refusal(page)).toContainText('Les frais de livraison ont changé\u00a0: choisissez de nouveau votre livraison.')
          await expect(page.getByRole('heading', { level: 2, name: 'Livraison' })).toBeVisible()
          await expect(page.getByRole('radio', { name: /Point Caviste/ })).toBeFocused()
          await expect(page.getByRole('radio', { name: /Vitivelo/ })).toHaveCount(0)
          await expect(page.getByText('à choisir', { exact: true })).toBeVisible()
          await expectAccessible(page)
          await expectNoOverflow(page)
          await buying.hand.choose(page.getByRole('radio', { name: /À convenir ensemble/ }))
          await buying.hand.press(goOn(page))
          await buying.hand.fill(page.getByLabel('Code postal'), town)
          await buying.hand.fill(page.getByLabel('Ville'), 'Une ville')
          await buying.hand.press(goOn(page))
          await payBy(buying)
          await buying.hand.tick(terms(page))
          await buying.hand.press(order(page))
          await expectThanks(page)
        })
      })

    if (isInTurn(4, 5))
      test('says that a time of collection is taken, and takes another one', async ({ page, baseURL }) => {
        const buying = { page, hand: keyboardOf(page), shop: cellar(baseURL) }
        await startCheckout(byMouse(buying))
        await pointer.choose(page.getByRole('radio', { name: /Retrait chez nous/ }))
        const day = page.getByLabel('Jour du retrait')
        await day.focus()
        // Each width has days of its own, later than those of other tests and apart: the first of all may go meanwhile.
        await day.selectOption({ index: width === 390 ? 13 : 16 })
        await pointer.choose(page.locator('input[name=idSchedule]').first())
        await reachOrder(buying)
        const chosen = await page.evaluate(
          () => JSON.parse(localStorage.getItem('vitrine.38.cart.clickAndCollect') ?? '{}') as { date: string; idSchedule: number },
        )
        const booking = { site_id: 38, schedule_id: chosen.idSchedule, date: chosen.date }
        await behindThePage((db) =>
          db
            .insertInto('collect_bookings')
            .values({ ...booking, taken: 8 })
            .onConflict((conflict) => conflict.columns(['site_id', 'schedule_id', 'date']).doUpdateSet({ taken: 8 }))
            .execute(),
        )
        await buying.hand.press(order(page))
        await expect(refusal(page)).toContainText('Ce créneau n’est plus libre. Choisissez-en un autre.')
        await expect(refusal(page)).toBeFocused()
        await expect(page.getByRole('heading', { level: 2, name: 'Livraison' })).toBeVisible()
        await expect(page.locator('label').filter({ hasText: 'complet' }).getByRole('radio')).toBeDisabled()
        await expectAccessible(page)
        await expectNoOverflow(page)
        await page.getByLabel('Jour du retrait').selectOption({ index: width === 390 ? 19 : 22 })
        await buying.hand.choose(page.locator('input[name=idSchedule]').first())
        await buying.hand.press(goOn(page))
        await buying.hand.press(goOn(page))
        await payBy(buying)
        await buying.hand.tick(terms(page))
        await buying.hand.press(order(page))
        await expectThanks(page)
      })
  })
}
