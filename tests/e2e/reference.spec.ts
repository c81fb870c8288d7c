import { calls } from '#schemas/api/calls.ts'
import { expectAccessible, expectNoOverflow } from './check-page.ts'
import { expect, test } from './silent-test.ts'

test('the reference of the API reads at every width', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les appels de Vitrine')
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('the reference finds a call by its words, whatever their accents', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/api/docs')
  await page.getByLabel('Chercher un appel').fill('ne viennent que demandes')
  await expect(page.getByRole('status')).toHaveText('1 appel')
  await expect(page.locator('main article:visible h3')).toContainText(['/parameter'])
  await page.keyboard.press('Escape')
  await expect(page.locator('main article:visible')).toHaveCount(calls.length)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the reference shows every call, and no search that would not work', async ({ page }) => {
    await page.goto('/api/docs')
    await expect(page.locator('main article')).toHaveCount(calls.length)
    await expect(page.getByLabel('Chercher un appel')).toBeHidden()
  })
})
