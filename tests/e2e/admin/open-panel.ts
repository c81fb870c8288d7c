import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { journeyEmail, journeyPassword, type JourneyName } from '#tests/e2e/journeys/journey-members.ts'

/** A writing call, made by a document of the site. */
export interface PageCall {
  readonly method: 'POST' | 'PUT'
  readonly path: string
  readonly body: object
}

/** Makes a call from the document that is open; Playwright's own requests do not find hosts below localhost. */
export async function callFrom(page: Page, call: PageCall): Promise<unknown> {
  const answer = await page.evaluate(async ({ method, path, body }) => {
    const response = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as { data: unknown } }
  }, call)
  if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status}`)
  return answer.body.data
}

/** Signs a member of the journeys in on the site of the document that is open. */
export async function signInHere(page: Page, name: JourneyName): Promise<void> {
  await callFrom(page, { method: 'POST', path: '/api/login', body: { email: journeyEmail(name), password: journeyPassword } })
}

/** Signs a member of the journeys in without the sign-in page. */
export async function signInAs(page: Page, origin: string, name: JourneyName): Promise<void> {
  await page.goto(`${origin}/robots.txt`)
  await signInHere(page, name)
}

/** Turns the codes of the account on that is signed in, and returns what makes them. */
export async function turnOnCodes(page: Page): Promise<TOTP> {
  const { secret } = (await callFrom(page, { method: 'POST', path: '/api/user/totp', body: {} })) as { secret: string }
  const codes = new TOTP({ secret: Secret.fromBase32(secret) })
  await callFrom(page, { method: 'PUT', path: '/api/user/totp', body: { code: codes.generate() } })
  return codes
}

/** Opens the list of pages as an administrator, and waits for its rows. */
export async function openPages(page: Page, origin: string, query = ''): Promise<void> {
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}/admin/pages${query}`)
  await page.locator('[data-row]').first().waitFor()
  await expect(page.getByRole('region', { name: 'Pages et menu' })).toHaveAttribute('aria-busy', 'false')
}

/** The link that opens a page, in each row of the list. */
export const rowsOf = (page: Page) => page.locator('[data-row]')
