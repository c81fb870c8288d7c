import { expect, test } from '#tests/e2e/page/silent-test.ts'

test('the reference lists the calls and filters them by group', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.locator('.opblock-summary-path').first()).toBeVisible()
  await page.getByPlaceholder('Filter by tag').fill('newsletter')
  await expect(page.locator('.opblock-tag')).toHaveCount(1)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the reference links to the OpenAPI document', async ({ page }) => {
    await page.goto('/api/docs')
    await expect(page.getByRole('link', { name: 'openapi.json' })).toBeVisible()
  })
})
