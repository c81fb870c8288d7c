import type { Locator, Page } from '@playwright/test'
import { holdUndo } from '#tests/e2e/admin/hold-undo.ts'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { countActs } from '#tests/e2e/checks/count-acts.ts'
import { lookAtScreen } from '#tests/e2e/checks/look-at-screen.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { withoutPictures } from './without-pictures.ts'

/** The most acts that an owner is promised for a change of the hours, and for a closure. */
const MAX_ACTS = { hours: 4, closure: 5 }

/** The words and hours that visitors read about the opening of the house. */
const seenHours = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const response = await fetch('/api/component/conf/OPENING_HOURS', { cache: 'no-store' })
    return JSON.stringify(await response.json())
  })

for (const { width, height, host } of inTurn(2, [
  { width: 360, height: 740, host: 'horaires-doigt.localhost' },
  { width: 1280, height: 800, host: 'horaires.localhost' },
] as const)) {
  test.describe(`at ${width} px`, () => {
    const isPhone = width === 360
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone })
    const press = (target: Locator) => (isPhone ? target.tap() : target.click())
    test.beforeEach(({ page }) => withoutPictures(page))

    test('the hours of a day change in 4 acts, a closure takes 5, and both are undone', async ({ page, baseURL }) => {
      const origin = ownSite(baseURL, host)
      const counted = await countActs(page)
      await signInAs(page, origin, 'gerance')
      await page.goto(`${origin}/admin/horaires`)
      const tuesday = page.getByRole('group', { name: 'Mardi' }).getByRole('textbox')
      await tuesday.fill('9-12')
      await tuesday.press('Enter')
      await expect(page.getByText('Les horaires sont à jour partout.')).toBeVisible()
      await page.goto(`${origin}/admin`)
      await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor()
      counted.restart()
      await press(page.getByRole('link', { name: 'Changer les horaires d’aujourd’hui' }))
      await expect(tuesday).toHaveValue('9\u00a0h – 12\u00a0h')
      // The link leads to the field of today, whose words are selected: on a Tuesday a press would only place the caret among them.
      if (!(await tuesday.evaluate((field) => field === document.activeElement))) await press(tuesday)
      await page.keyboard.type('9-12 14-19')
      await expect(page.getByText('9\u00a0h – 12\u00a0h, 14\u00a0h – 19\u00a0h').first()).toBeVisible()
      await page.keyboard.press('Enter')
      const undo = await holdUndo(page, { press })
      await expect.poll(() => seenHours(page)).toContain('"close":"19:00"')
      expect(counted.acts.length, counted.acts.join(', ')).toBeLessThanOrEqual(MAX_ACTS.hours)
      expect(counted.acts.length).toBeGreaterThan(0)
      await lookAtScreen(page)
      await undo()
      await expect.poll(() => seenHours(page)).not.toContain('19:00')
      await expect(tuesday).toHaveValue('9\u00a0h – 12\u00a0h')

      await page.goto(`${origin}/admin`)
      await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor()
      counted.restart()
      await (isPhone ? press(page.getByRole('button', { name: /^Chercher/ })) : page.keyboard.press('Control+k'))
      await page.getByRole('combobox').waitFor()
      await page.keyboard.type('congés')
      await press(page.getByRole('option', { name: 'Fermer pour congés' }))
      const form = page.getByRole('dialog', { name: 'Fermer pour congés' })
      await expect(form.getByLabel('Quand')).toBeFocused()
      await page.keyboard.type('du 11 au 24 janvier 2038')
      await expect(form.getByLabel(/^Phrase montrée/).first()).toHaveValue('Fermé du 11 au 24 janvier. Réouverture le mardi 26 janvier.')
      await expect(form.getByRole('region', { name: 'Où cela se verra' })).toBeAttached()
      const before = [...counted.acts]
      await lookAtScreen(page)
      counted.restart()
      await press(form.getByRole('button', { name: 'Fermer du 11 au 24 janvier' }))
      await expect(page.getByText('Les horaires sont à jour partout.')).toBeVisible()
      const closing = [...before, ...counted.acts]
      expect(closing.length, closing.join(', ')).toBeLessThanOrEqual(MAX_ACTS.closure)
      await expect(page.getByRole('listitem').filter({ hasText: 'Congés' })).toContainText('réouverture mardi 26 janvier')
      await expect.poll(() => seenHours(page)).toContain('2038-01-24')
      await press(page.getByRole('button', { name: /^Rouvrir/ }))
      await expect.poll(() => seenHours(page)).not.toContain('2038-01-24')
    })
  })
}
