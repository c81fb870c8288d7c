import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { inTurn } from '#tests/support/sampling.ts'

test('one button copies the link of a page, with and without clipboard permission', async ({ page, baseURL, context }) => {
  const path = '/albums/les-outils-du-metier'
  for (const origin of inTurn(0, [baseURL ?? '', cellar(baseURL)])) {
    const isFirst = origin === baseURL
    if (!isFirst) await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto(`${origin}${isFirst ? path : '/albums/les-bouteilles'}`)
    const button = page.getByRole('button', { name: 'Copier le lien' })
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: 'Lien copié' })).toBeVisible()
    await expect(button).toBeFocused()
    await expectAccessible(page)
    await expect(page.getByText('Lien copié')).toBeHidden()
    const field = page.locator('body')
    await field.evaluate((body) => {
      body.append(Object.assign(document.createElement('textarea'), { id: 'paste' }))
    })
    await page.locator('#paste').focus()
    await page.keyboard.press('Control+V')
    await expect(page.locator('#paste')).toHaveValue(/\/albums\/les-/)
  }
  await context.clearPermissions()
})

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('no button promises to copy', async ({ page }) => {
    await page.goto('/albums/les-outils-du-metier')
    await expect(page.getByText('Copier le lien')).toBeHidden()
  })
})
