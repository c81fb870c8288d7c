import type { Page } from '@playwright/test'
import { isInTurn, takeTurn } from '#tests/support/sampling.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { wakeApp } from '#tests/e2e/page/wake-app.ts'

test('the language is the prefix, else the cookie, else the default, without a redirect', async ({ page, baseURL, context }) => {
  const origin = cellar(baseURL)
  await page.goto(origin)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  await page.goto(`${origin}/en`)
  expect(new URL(page.url()).pathname).toBe('/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await context.addCookies([{ name: 'locale', value: 'en_GB', url: origin }])
  await page.goto(origin)
  expect(new URL(page.url()).pathname).toBe('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en$/)
})

test('alternate and canonical links name the page in each language', async ({ page, baseURL }) => {
  await page.goto(cellar(baseURL))
  await expect(page.locator('link[rel=alternate][hreflang=en-GB]')).toHaveAttribute('href', /\/en$/)
  await expect(page.locator('link[rel=alternate][hreflang=fr-FR]')).toHaveAttribute('href', /[^n]$/)
  await expect(page.locator('link[rel=alternate][hreflang=x-default]')).toHaveCount(1)
})

test('a link to the other language is remembered for a year', async ({ page, baseURL, context }) => {
  const origin = cellar(baseURL)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(origin)
  await page.locator('a[hreflang=en-GB]:visible').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  const cookie = (await context.cookies(origin)).find(({ name }) => name === 'locale')
  expect(cookie).toMatchObject({ value: 'en_GB', path: '/', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)
  await page.locator('a[hreflang=fr-FR]:visible').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
})

/** Touches a page that a link has led to, once what listens to touches is there: it comes after the language that the page says. */
async function touchLoaded(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.locator('main').dispatchEvent('pointerdown')
}

const FORMS = [
  ['of contact', 'contact'],
  ['for the letter', 'lettre'],
  ['of an event', 'evenements/marche-dans-les-terrasses'],
] as const

for (const [name, path] of takeTurn(FORMS, FORMS.length)) {
  test(`what was typed into the form ${name} stays when the language is changed, there and back`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${cellar(baseURL)}/${path}`)
    await wakeApp(page)
    const form = page.locator('main form:has([name=email])')
    const written = {
      email: 'camille@example.org',
      ...(name !== 'for the letter' && { firstname: 'Camille', message: 'Bonjour,\nun mot.' }),
    }
    const typed = () =>
      Promise.all(Object.keys(written).map(async (field) => [field, await form.locator(`[name=${field}]`).inputValue()])).then(
        Object.fromEntries,
      )
    for (const [field, words] of Object.entries(written)) await form.locator(`[name=${field}]`).fill(words)
    const ticked = form.locator('input[type=checkbox]:not([name=consent])').first()
    const hasTick = (await ticked.count()) > 0
    if (hasTick) await ticked.setChecked(true)
    for (const lang of ['en-GB', 'fr-FR']) {
      await page.locator(`a[hreflang=${lang}]:visible`).first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      // A page with a map is another document, which the first touch wakes.
      await touchLoaded(page)
      await expect.poll(typed, lang).toEqual(written)
      if (hasTick) await expect(ticked).toBeChecked()
    }
  })
}

if (isInTurn(0, 5))
  test('typed text stays when the language is changed and at once changed back', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${cellar(baseURL)}/contact`)
    await wakeApp(page)
    const message = page.locator('main form:has([name=email]) [name=message]')
    await message.fill('Bonjour,\nun mot.')
    for (const lang of ['en-GB', 'fr-FR']) {
      await page.locator(`a[hreflang=${lang}]:visible`).first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
    }
    await touchLoaded(page)
    await expect(message).toHaveValue('Bonjour,\nun mot.')
  })

if (isInTurn(1, 5))
  test('what was typed stays when the app comes to a page that is being left for another language', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const contact = `${cellar(baseURL)}/contact`
    await page.goto(contact)
    await wakeApp(page)
    const message = page.locator('main form:has([name=email]) [name=message]')
    await message.fill('Bonjour,\nun mot.')
    await page.locator('a[hreflang=en-GB]:visible').first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    const stands = Promise.withResolvers<undefined>()
    await page.route(contact, async (route) => {
      await stands.promise
      await route.continue()
    })
    await page.route('**/stands', async (route) => {
      await route.fulfill({ status: 204 })
      stands.resolve(undefined)
    })
    // Pressed before the app has come: none of its listeners hears of it.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('a[hreflang=fr-FR]')?.click()
      document.querySelector('main')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      const put = setInterval(() => {
        const typed = document.querySelector<HTMLTextAreaElement>('main form:has([name=email]) [name=message]')?.value
        if (!typed) return
        clearInterval(put)
        void fetch('/stands')
      }, 50)
    })
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
    await touchLoaded(page)
    await expect(message).toHaveValue('Bonjour,\nun mot.')
  })

test('a language chosen in the app is stored, and opens the same page in the same document', async ({ page, baseURL, context }) => {
  const origin = cellar(baseURL)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${origin}/blog`)
  await wakeApp(page)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  const messages = page.waitForResponse(/\/assets\/en-/)
  await page.locator('a[hreflang=en-GB]:visible').first().click()
  await messages
  await expect(page).toHaveURL(`${origin}/en/blog`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.locator('.skip-link')).toHaveText(/^Skip/)
  await page.locator('a[hreflang=fr-FR]:visible').first().click()
  await expect(page).toHaveURL(`${origin}/blog`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  expect((await context.cookies(origin)).find(({ name }) => name === 'locale')?.value).toBe('fr_FR')
  expect(documents).toBe(0)
})

if (isInTurn(2, 5))
  test('the messages of a language are loaded when a page in it is touched, and no others', async ({ page, baseURL }) => {
    const origin = cellar(baseURL)
    const loaded: string[] = []
    page.on('response', (response) => {
      const language = /\/assets\/(fr|en)-[^/]+\.js$/.exec(response.url())?.[1]
      if (language) loaded.push(language)
    })
    await page.goto(`${origin}/en`)
    expect(loaded).toEqual([])
    await page.locator('main').dispatchEvent('keydown')
    await expect.poll(() => loaded).toEqual(['en'])
    await page.goto(origin)
    await page.locator('main').dispatchEvent('keydown')
    await expect.poll(() => loaded).toEqual(['en', 'fr'])
  })

test('a site of one language has no prefix and no alternates', async ({ page, request }) => {
  expect((await request.get('/en')).status()).toBe(404)
  await page.goto('/')
  await expect(page.locator('link[rel=alternate]')).toHaveCount(0)
})

/** Cookies as a browser keeps them that is busy: one is written a moment after the script has said it, or when it is read. */
function keepCookiesLate(): void {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  const said: string[] = []
  const write = () => {
    for (const cookie of said.splice(0)) own?.set?.call(document, cookie)
  }
  Object.defineProperty(document, 'cookie', {
    get: () => {
      write()
      return own?.get?.call(document) as string
    },
    set: (cookie: string) => {
      said.push(cookie)
      setTimeout(write, 1500)
    },
  })
}

for (const [what, keepCookies] of [
  ['writes cookies late', keepCookiesLate],
  ['keeps none of this site', () => Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })],
] as const) {
  test(`a browser that ${what} shows a page that is another document in the language that was chosen`, async ({
    page,
    baseURL,
    context,
  }) => {
    const origin = cellar(baseURL)
    await page.setViewportSize({ width: 1440, height: 900 })
    await context.addCookies([{ name: 'locale', value: 'en_GB', url: origin }])
    await page.addInitScript(keepCookies)
    await page.goto(`${origin}/en/events/walk-through-the-terraces`)
    await wakeApp(page)
    await page.locator('a[hreflang=fr-FR]:visible').first().click()
    await expect(page).toHaveURL(`${origin}/evenements/marche-dans-les-terrasses`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  })
}

if (isInTurn(3, 5))
  test('a language is chosen where what the app chooses it with does not come', async ({ page, baseURL, context, complaints }) => {
    const origin = cellar(baseURL)
    await context.addCookies([{ name: 'locale', value: 'en_GB', url: origin }])
    complaints.allow(/locale-actor|ERR_FAILED/)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${origin}/en/blog`)
    await wakeApp(page)
    await page.route('**/assets/locale-actor-*', (route) => route.abort())
    await page.locator('a[hreflang=fr-FR]:visible').first().click()
    await expect(page).toHaveURL(`${origin}/blog`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  })
