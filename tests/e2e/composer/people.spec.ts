import type { Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import type { JourneyName } from '#tests/e2e/journeys/journey-members.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { canvasOf, canvasReady } from './desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function openHome(page: Page, origin: string, name: JourneyName): Promise<void> {
  await signInAs(page, origin, name)
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await canvasReady(page)
}

if (isInTurn(0, 4))
  test('shows two people each other, their notes, and the approval of exactly what was read', async ({ page, browser, baseURL }) => {
    const origin = ownSite(baseURL, 'ensemble.localhost')
    await openHome(page, origin, 'administration')
    const others = page.getByRole('list', { name: 'Aussi sur cette page' })
    await expect(others).toHaveCount(0)
    await canvasOf(page).locator('h1').click()

    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const other = await context.newPage()
    await openHome(other, origin, 'administration-page')
    const seen = other.getByRole('list', { name: 'Aussi sur cette page' }).getByRole('button')
    await expect(seen).toHaveCount(1)
    await seen.click()
    await expect(other.getByRole('treegrid').getByRole('row', { selected: true })).toHaveCount(1)

    await other.getByRole('button', { name: 'Notes', exact: true }).click()
    const notes = other.getByRole('dialog', { name: 'Notes' })
    await notes.getByRole('textbox', { name: /^Note sur/ }).fill('Plus court ?')
    await notes.getByRole('button', { name: 'Laisser la note' }).click()
    await expect(notes.getByRole('list', { name: 'Notes' }).getByText('Plus court ?')).toBeVisible()
    await expectAccessible(other, { frames: false })
    await notes.getByRole('button', { name: 'Fermer' }).click()

    // The next sign of presence brings the other person and the note.
    await expect(others.getByRole('button')).toHaveCount(1)
    await page.getByRole('button', { name: '1 note' }).click()
    const mine = page.getByRole('dialog', { name: 'Notes' })
    await mine.getByRole('button', { name: 'Régler' }).click()
    await expect(mine.getByRole('button', { name: 'Rouvrir' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Demander une relecture' }).click()
    const ask = page.getByRole('dialog', { name: 'Demander une relecture' })
    await expect(ask.getByRole('checkbox')).not.toHaveCount(0)
    for (const choice of await ask.getByRole('checkbox').all()) await choice.check()
    await ask.getByRole('button', { name: /^Demander à/ }).click()
    await expect(ask).toHaveCount(0)

    await other.goto(`${origin}/admin/pages`)
    await other.getByRole('list', { name: 'Relectures qui vous sont demandées' }).getByRole('link').click()
    await expect(other.frameLocator('iframe[title^="Le brouillon"]').locator('h1')).toBeVisible()
    await expectAccessible(other, { frames: false })
    await other.getByRole('button', { name: 'Approuver' }).click()
    await expect(other.getByText('Vous avez approuvé ce brouillon tel qu’il est.').first()).toBeVisible()

    // Leaving the composer has ended the presence; one changed word ends the approval.
    await expect(others).toHaveCount(0)
    await page.getByRole('button', { name: 'Demander une relecture' }).click()
    await expect(ask.getByText('d’accord')).toBeVisible()
    await page.keyboard.press('Escape')
    const stored = page.waitForResponse(
      (answer) => /\/api\/admin\/draft\/.*\/steps?$/.test(answer.url()) && answer.request().method() !== 'GET',
    )
    await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Un mot changé')
    expect((await stored).ok()).toBe(true)
    await page.getByRole('button', { name: 'Demander une relecture' }).click()
    await expect(ask.getByText('à redemander, le brouillon a changé')).toBeVisible()
    await context.close()
  })
