import type { APIRequestContext } from '@playwright/test'
import { addDays } from '#domain/dates/dates.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import { waitAsPerson } from '#tests/e2e/page/be-human.ts'
import { mailedPath } from '#tests/e2e/journeys/read-mails.ts'
import { askHost, cellar } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { describeWay, visit, ways } from '#tests/e2e/journeys/ways.ts'

/** The month of a sample event, which takes place on a day by the day of seeding, and the one before. */
async function monthsOf(request: APIRequestContext, slug: string): Promise<{ before: string; month: string; words: string }> {
  const { data } = (await (await request.get('/api/element/event?nbItem=100')).json()) as {
    data: { items: { url: string; startAt: string }[] }
  }
  const month = parisDay(Date.parse(data.items.find(({ url }) => url.endsWith(`/${slug}`))!.startAt)).slice(0, 7)
  const words = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
  return { before: addDays(`${month}-01`, -1).slice(0, 7), month, words }
}

for (const way of inTurn(2, ways)) {
  describeWay(way, () => {
    test('a visitor finds an event by its month, puts down a name, and gives the place back', async ({ page, request, complaints }) => {
      complaints.allow(/status of 422/)
      const { hand, look } = visit(page, way, true)
      const email = `atelier-${ways.indexOf(way)}@visite.example`
      const { before, month, words } = await monthsOf(request, 'rendez-vous-des-cabinets')
      await page.goto(`/evenements?month=${before}`)
      await expect(page.getByRole('table')).toBeVisible({ visible: way.width > 1000 })
      await expect(page.locator('[data-type=event-list]').first().getByRole('listitem').first()).toBeVisible()
      await look()
      await hand.press(page.getByRole('link', { name: words }))
      await expect(page).toHaveURL(new RegExp(`/evenements\\?month=${month}#`))
      const calendar = page.locator('[data-type=event-calendar]')
      await expect(
        calendar
          .getByText(words[0]!.toUpperCase() + words.slice(1), { exact: true })
          .or(calendar.getByText(words, { exact: true }))
          .first(),
      ).toBeVisible()
      // A server that is too busy leaves a part of a page out, and says to load the page again.
      if (await calendar.getByText('n’a pas pu être chargé').isVisible()) await page.reload()
      await hand.press(calendar.getByRole('link', { name: /Rendez-vous des cabinets/ }).and(calendar.locator('a:visible')))
      await expect(page).toHaveURL(/\/evenements\/rendez-vous-des-cabinets$/)
      await expect(page.locator('h1')).toHaveText(/Rendez-vous des cabinets/)
      await look()

      await hand.fill(page.getByLabel('Prénom'), 'Inès')
      await hand.press(page.getByRole('button', { name: 'M’inscrire' }))
      await expect(page.getByLabel('Nom', { exact: true })).toBeFocused()
      await expect(page.getByLabel('Prénom')).toHaveValue('Inès')
      await look()
      await hand.fill(page.getByLabel('Nom', { exact: true }), 'Roy')
      await hand.fill(page.getByLabel('Adresse e-mail'), email)
      await hand.press(page.getByRole('button', { name: 'M’inscrire' }))
      await expect(page.getByRole('status').filter({ hasText: 'Votre inscription est enregistrée.' })).toBeFocused()
      await look()

      await page.goto(await mailedPath(email, /^\/evenements\/annulation\//))
      await look()
      await hand.press(page.getByRole('button', { name: 'Annuler mon inscription' }))
      await expect(page.getByRole('status').filter({ hasText: 'Votre inscription est annulée.' })).toBeFocused()
      await look()
    })
  })
}

if (isInTurn(0))
  test('a participant of a full event has the confirmation sent again, and cancels', async ({ page, request, complaints }) => {
    complaints.allow(/status of 422/)
    const path = '/evenements/atelier-premiere-cloture'
    const { data } = (await (await request.get('/api/element/event?nbItem=100')).json()) as {
      data: { items: { id: number; url: string }[] }
    }
    const event = data.items.find(({ url }) => path.endsWith(url))!
    const take = (email: string, seats: number) =>
      request.post(`/api/element/event/${event.id}/register`, { data: { firstname: 'Inès', lastname: 'Roy', email, seats } })
    for (const [email, seats] of [
      ['perdu@visite.example', 2],
      ['autre@visite.example', 10],
    ] as const)
      expect((await take(email, seats)).status()).toBe(201)
    const first = await mailedPath('perdu@visite.example', /^\/evenements\/annulation\//)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const section = page.getByRole('region', { name: 'Vous avez déjà des places' })
    await expect(section).toBeVisible()
    await expectAccessible(page)
    const field = section.getByLabel('Adresse e-mail')
    const send = section.getByRole('button', { name: 'Recevoir le message' })
    await field.fill('perdu')
    await send.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('perdu')
    await field.fill('perdu@visite.example')
    await waitAsPerson(page)
    await send.click()
    await expect(section.getByRole('status')).toBeFocused()
    await expect(section.getByRole('status')).toContainText('Si des places ont été prises avec cette adresse')
    await expectAccessible(page)
    await expect.poll(() => mailedPath('perdu@visite.example', /^\/evenements\/annulation\//)).not.toBe(first)
    await page.goto(await mailedPath('perdu@visite.example', /^\/evenements\/annulation\//))
    await page.getByRole('button', { name: 'Annuler mon inscription' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Votre inscription est annulée.' })).toBeFocused()
    await page.goto(path)
    await expect(page.getByText('2 places restantes').first()).toBeVisible()
  })

test('an event goes into one’s own calendar', async ({ page, request }) => {
  await page.goto('/evenements/atelier-choisir-son-statut')
  const address = await page.getByRole('link', { name: 'Ajouter à mon agenda' }).getAttribute('href')
  const file = await request.get(address ?? '')
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain('SUMMARY:Atelier')
})

if (isInTurn(1))
  test('an English reader registers in English', async ({ page, baseURL, request }) => {
    const origin = cellar(baseURL)
    await page.goto(`${origin}/en/events`)
    await page.getByRole('heading', { name: 'Christmas tasting' }).getByRole('link').click()
    await expect(page).toHaveURL(`${origin}/en/events/christmas-tasting`)
    const calendar = await page.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')
    expect(await (await askHost(request, origin + (calendar ?? ''))).text()).toMatch(
      /SUMMARY:Christmas tasting[^]*\/en\/events\/christmas-tasting/,
    )
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Byron')
    await page.getByLabel('E-mail address').fill('tasting@visit.example')
    await waitAsPerson(page)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page.getByText('You are registered.')).toBeVisible()
    await expectAccessible(page)
    const path = await mailedPath('tasting@visit.example', /^\/en\/events\/cancellation\//)
    await page.goto(origin + path)
    await page.getByRole('button', { name: 'Cancel my registration' }).click()
    await expect(page.getByText('Your registration is cancelled.')).toBeVisible()
  })
