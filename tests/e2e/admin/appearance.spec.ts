import type { Page } from '@playwright/test'
import { holdUndo } from '#tests/e2e/admin/hold-undo.ts'
import { lookAtScreen } from '#tests/e2e/checks/look-at-screen.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { signInAs } from './open-panel.ts'
import { withoutPictures } from './without-pictures.ts'

const PALE = '#e58a9b'

/** The accent that visitors get. */
const publicAccent = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { data } = (await (await fetch('/api/parameter?type=ACCENT_COLOR', { cache: 'no-store' })).json()) as {
      data: { value: string }[]
    }
    return String(data[0]?.value)
  })

/** The accent of the page beside the form. */
const trialAccent = (page: Page): Promise<string> =>
  page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    // A document that is being replaced has no root element yet.
    const root = frame.contentDocument?.querySelector(':root')
    return root ? getComputedStyle(root).getPropertyValue('--theme-accent').trim() : ''
  })

if (isInTurn(3, 4))
  test('a pale accent shows beside the form and waits; one click takes its nearest colour', async ({ page, baseURL }) => {
    const origin = ownSite(baseURL, 'apparence.localhost')
    await withoutPictures(page)
    await signInAs(page, origin, 'administration')
    await page.goto(`${origin}/admin/apparence`)
    const accent = page.getByLabel('Accent', { exact: true })
    await expect(accent).toBeVisible()
    const before = await accent.inputValue()
    await expect.poll(() => trialAccent(page)).toBe(before)

    await accent.fill(PALE)
    await expect.poll(() => trialAccent(page)).toBe(PALE)
    await expect(page.getByText('Essai enregistré, les visiteurs ne le voient pas')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Lien, prix/ })).toContainText('trop pâle')
    await lookAtScreen(page)
    // The button is refused: a press says why.
    await page.getByRole('button', { name: 'Publier l’apparence' }).click({ force: true })
    await expect(page.getByText(/^Publier attend que les 2 paires soient lisibles/).first()).toBeVisible()
    expect(await publicAccent(page)).toBe(before)

    await page
      .getByRole('button', { name: /^Prendre #/ })
      .first()
      .click()
    await expect(page.getByRole('row', { name: /^Lien, prix/ })).toContainText('lisible')
    const chosen = await accent.inputValue()
    await expect.poll(() => trialAccent(page)).toBe(chosen)
    await page.getByRole('button', { name: 'Publier l’apparence' }).click()
    const undo = await holdUndo(page)
    await expect(page.getByText('L’apparence est en ligne, sur tout le site')).toBeVisible()
    await expect.poll(() => publicAccent(page)).toBe(chosen)
    await undo()
    await expect.poll(() => publicAccent(page)).toBe(before)
  })
