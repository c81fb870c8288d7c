import { expect, type BrowserContext, type Page } from '@playwright/test'

/** The hosts of the services that the measured site has configured. */
export const SERVICES = ['matomo.example', 'www.googletagmanager.com', 'plausible.example', 'connect.facebook.net']

/** Stand-ins for the scripts of the services. They set the cookies of the real ones. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'matomo.example': "document.cookie = '_pk_id.3.abcd=1; path=/'",
  'www.googletagmanager.com': "document.cookie = '_ga=1; path=/'; document.cookie = '_ga_ESSAI=1; path=/'",
  'connect.facebook.net': "document.cookie = '_fbp=1; path=/'",
}

/** Answers the requests to other origins with a stand-in, and returns the list of their hosts, which grows. */
export async function blockOutside(context: BrowserContext, origin: string): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      const { hostname } = new URL(route.request().url())
      asked.push(hostname)
      await route.fulfill({ contentType: 'text/javascript', body: SCRIPTS[hostname] ?? '' })
    },
  )
  return asked
}

export const banner = (page: Page) => page.locator('#tarteaucitronAlertBig')
export const answer = (page: Page, name: string) => banner(page).getByRole('button', { name })
export const cookieNames = async (context: BrowserContext, origin: string) => (await context.cookies(origin)).map(({ name }) => name).sort()
export const openPanel = async (page: Page) => {
  await page.locator('footer [data-consent]').click()
  await expect(page.getByRole('dialog', { name: 'Gérer les cookies' })).toBeVisible()
}
/** The choices that the page sends as a proof. */
export const proof = async (page: Page): Promise<unknown> => {
  const request = await page.waitForRequest((sent) => sent.url().endsWith('/api/consent'))
  expect((await request.response())?.status()).toBe(201)
  return (request.postDataJSON() as { choices: unknown }).choices
}
export const every = (value: boolean) => ({ matomo: value, gtag: value, plausible: value, facebookpixel: value, script: value })
