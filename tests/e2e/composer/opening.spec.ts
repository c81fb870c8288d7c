import type { Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { canvasReady } from './desk.ts'

declare global {
  interface Window {
    /** The refusals of the policy of a document. */
    refused?: string[]
  }
}

/** Notes what the policy of each document refuses, in the panel and in the frame. */
const noteRefusals = (page: Page) =>
  page.addInitScript(() => {
    const refused: string[] = []
    window.refused = refused
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      refused.push(`${effectiveDirective} ${blockedURI}`),
    )
  })

test('opens without a refusal of its policies, in the panel and in the frame', async ({ page, baseURL }) => {
  const origin = ownSite(baseURL, 'ouvrir.localhost')
  await noteRefusals(page)
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await canvasReady(page)
  const refused = await Promise.all(page.frames().map((frame) => frame.evaluate(() => window.refused)))
  expect(refused).toEqual([[], []])
})
