import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import { waitAsPerson } from '#tests/e2e/page/be-human.ts'
import { mailedPath } from '#tests/e2e/journeys/read-mails.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { describeWay, visit, ways } from '#tests/e2e/journeys/ways.ts'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'

for (const way of inTurn(1, ways)) {
  describeWay(way, () => {
    test('a visitor subscribes, confirms by the mail’s link, and leaves by one button', async ({ page, baseURL, complaints }) => {
      complaints.allow(/status of 422/)
      const { hand, look } = visit(page, way, true)
      const email = `lettre-${ways.indexOf(way)}@visite.example`
      await page.goto('/lettre')
      await look()
      await hand.press(page.getByRole('button', { name: 'M’abonner' }))
      await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
      await look()
      await hand.fill(page.getByLabel('Adresse e-mail'), email)
      await hand.tick(page.getByLabel('Les échéances du mois'))
      await hand.tick(page.getByLabel(/^J’accepte de recevoir/))
      await hand.press(page.getByRole('button', { name: 'M’abonner' }))
      await expect(page.getByRole('status').filter({ hasText: 'Plus qu’un geste' })).toBeFocused()
      await look()

      const confirm = await mailedPath(email, /^\/lettre\/confirmation\//)
      await page.goto(confirm)
      await look()
      await hand.press(page.getByRole('button', { name: 'Oui, m’abonner' }))
      await expect(page.getByRole('status').filter({ hasText: 'confirmé' })).toBeFocused()
      await look()

      await page.goto(await mailedPath(email, /^\/lettre\/desinscription\//))
      await look()
      await hand.press(page.getByRole('button', { name: 'Me désabonner de tout' }))
      await expect(page.getByRole('status').filter({ hasText: 'C’est fait' })).toBeFocused()
      expect(new URL(page.url()).origin).toBe(baseURL)
      await look()
    })
  })
}

test('an expired link says so at once, with a link onward', async ({ page }) => {
  await page.goto('/lettre/confirmation/un-jeton-invente')
  await expect(page.getByRole('alert')).toContainText('Ce lien n’est plus valable')
  await expect(page.getByRole('button', { name: 'Oui, m’abonner' })).toHaveCount(0)
  await expectAccessible(page)
  await page
    .locator('main')
    .getByRole('link', { name: /lettre/i })
    .click()
  await expect(page).toHaveURL(/\/lettre$/)
})

if (isInTurn(0))
  test('an English reader subscribes and confirms in English', async ({ page, baseURL }) => {
    const origin = cellar(baseURL)
    await page.goto(`${origin}/en/newsletter`)
    await page.getByLabel('E-mail address').fill('letter@visit.example')
    await page.getByLabel(/^I agree to receive/).check()
    await waitAsPerson(page)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'One more step' })).toBeVisible()
    await page.goto(origin + (await mailedPath('letter@visit.example', /^\/en\/newsletter\/confirmation\//)))
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
    await expect(page.getByText('Your subscription is confirmed')).toBeVisible()
    await expectAccessible(page)
  })

if (isInTurn(1))
  test('a lost connection during a letter is reported, and the letter is preserved', async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module/)
    for (const [path, label, button] of [
      ['/contact', 'Votre message', 'Envoyer le message'],
      ['/lettre', 'Adresse e-mail', 'M’abonner'],
    ] as const) {
      await page.goto(path)
      const field = page.getByLabel(label)
      await field.click()
      await page.waitForLoadState('load')
      await whenQuiet(page)
      await field.fill('jeanne@cachet.example')
      await context.setOffline(true)
      await page.getByRole('button', { name: button }).click()
      await expect(page.locator('main form').filter({ has: field }).getByRole('alert')).toContainText('répond')
      await expect(field).toHaveValue('jeanne@cachet.example')
      await context.setOffline(false)
    }
  })
