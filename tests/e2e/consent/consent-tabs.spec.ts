import type { Page } from '@playwright/test'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { answer, banner, blockOutside, cookieNames, every, openPanel, proof, SERVICES } from '#tests/e2e/journeys/consent-journey.ts'
import { journeyEmail, journeyPassword } from '#tests/e2e/journeys/journey-members.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { hostOf } from '#tests/e2e/sites/site-pages.ts'
import { wakeApp } from '#tests/e2e/page/wake-app.ts'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'

const ANSWERS = [
  ['Tout accepter', true],
  ['Tout refuser', false],
] as const

test.describe('the choice about cookies in several tabs of a site', () => {
  let origin = ''
  let asked: string[] = []
  test.beforeEach(async ({ context, baseURL }) => {
    origin = hostOf(baseURL, 'mesure.localhost')
    asked = await blockOutside(context, origin)
  })
  const hasOwnScript = (page: Page) => expect.poll(() => page.evaluate(() => 'ownScript' in window)).toBe(true)
  const states = (page: Page) => page.locator('.tacCurrentStatus').allInnerTexts()

  for (const isTold of [true, false]) {
    const how = isTold ? 'at once' : 'with the next page, where tabs cannot tell one another'

    test(`what is withdrawn in one tab ends in the others: ${how}`, async ({ page, context }) => {
      if (!isTold) await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
      await page.goto(origin)
      await answer(page, 'Tout accepter').click()
      await expect.poll(() => [...new Set(asked)].sort()).toEqual(SERVICES.toSorted())
      await hasOwnScript(page)
      const other = await context.newPage()
      await other.goto(`${origin}/contact`)
      await hasOwnScript(other)
      await openPanel(other)
      const again = isTold ? page.waitForEvent('load') : null
      const left = other.waitForEvent('load')
      // The panel is closed, which reloads the page, before the choices count as made together.
      await other.evaluate(() => {
        document.getElementById('tarteaucitronAllDenied')?.click()
        document.getElementById('tarteaucitronClosePanel')?.click()
      })
      await Promise.all([again, left])
      asked.length = 0
      await page.evaluate(() => (document.cookie = '_pk_id.3.abcd=1; path=/'))
      const loaded = isTold ? null : page.waitForEvent('load')
      await page.locator('a[href="/contact"]:visible').first().click()
      await expect(page).toHaveURL(`${origin}/contact`)
      await loaded
      await whenQuiet(page)
      expect(asked).toEqual([])
      expect(await page.evaluate(() => [window._paq, window.dataLayer, window.plausible, window.fbq])).toEqual(Array(4).fill(undefined))
      expect(await page.evaluate(() => 'ownScript' in window)).toBe(false)
      if (!isTold) expect(await cookieNames(context, origin)).toEqual(['tarteaucitron'])
    })

    for (const [said, isAgreed] of inTurn(isTold ? 0 : 1, ANSWERS)) {
      test(`« ${said} » in one tab ends the question in the others, whose panel and proof show it: ${how}`, async ({ page, context }) => {
        if (!isTold) await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
        const other = await context.newPage()
        await other.goto(`${origin}/blog`)
        await wakeApp(other)
        await expect(banner(other)).toBeVisible()
        await page.goto(origin)
        const proofs: string[] = []
        context.on('request', (request) => {
          if (request.url().endsWith('/api/consent')) proofs.push(request.frame().url())
        })
        const made = proof(page)
        await answer(page, said).click()
        expect(await made).toEqual(every(isAgreed))
        if (!isTold) await other.locator('a[href="/contact"]:visible').first().click()
        await expect(banner(other)).toBeHidden()
        if (isTold) await other.locator('a[href="/contact"]:visible').first().click()
        await expect(other).toHaveURL(`${origin}/contact`)
        await expect(banner(other)).toBeHidden()
        if (isAgreed) await hasOwnScript(other)
        await openPanel(other)
        expect(await states(other)).toEqual(Array(5).fill(isAgreed ? 'autorisé' : 'interdit'))
        await whenQuiet(page)
        expect(proofs).toEqual([`${origin}/`])
        const changed = proof(other)
        await other.locator(isAgreed ? '#matomoDenied' : '#matomoAllowed').click()
        expect(await changed).toEqual({ ...every(isAgreed), matomo: !isAgreed })
      })
    }
  }

  if (isInTurn(0))
    test('typed text and scroll position stay when a withdrawn consent in any tab reloads a page', async ({ page, context }) => {
      const other = await context.newPage()
      await other.goto(origin)
      await answer(other, 'Tout accepter').click()
      await expect(banner(other)).toBeHidden()
      for (const [tab, service] of [
        [other, 'matomo'],
        [page, 'gtag'],
      ] as const) {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(`${origin}/contact`)
        await hasOwnScript(page)
        const form = page.locator('main form:has([name=message])')
        const typed = () => Promise.all(['firstname', 'message'].map((name) => form.locator(`[name=${name}]`).inputValue()))
        for (const [name, words] of [
          ['firstname', 'Camille'],
          ['message', 'Bonjour,\nun mot.'],
        ] as const)
          await form.locator(`[name=${name}]`).fill(words)
        await openPanel(tab)
        const place = await page.evaluate(() => scrollY)
        const again = page.waitForEvent('load')
        const withdrawn = proof(tab)
        await tab.locator(`#${service}Denied`).click()
        await withdrawn
        await tab.keyboard.press('Escape')
        await again
        await expect.poll(typed).toEqual(['Camille', 'Bonjour,\nun mot.'])
        expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(50)
        await wakeApp(page)
        expect(await typed()).toEqual(['Camille', 'Bonjour,\nun mot.'])
        // The restored text belongs to this page alone: another page does not have it.
        await page.goto(`${origin}/blog`)
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('vitrine.typed'))).toBeNull()
      }
    })

  if (isInTurn(1))
    test('who signs in or out in another tab is known to the services from the next page on', async ({ page, context }) => {
      const other = await context.newPage()
      const enter = async () => {
        await other.goto(`${origin}/contact`)
        return other.evaluate(
          async (body) => {
            await fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
            const { data } = (await (await fetch('/api/user')).json()) as { data: { id: number } }
            return String(data.id)
          },
          JSON.stringify({ email: journeyEmail('ecrans'), password: journeyPassword }),
        )
      }
      const member = await enter()
      await page.goto(`${origin}/blog`)
      await answer(page, 'Tout accepter').click()
      /** The data about the visitor that the services received, by page. */
      const told = () =>
        page.evaluate(() => {
          const calls = (queue: readonly unknown[] = []) => queue.map((call) => Object.values(call as object) as unknown[])
          return {
            matomo: calls(window._paq).flatMap(([name, user]) => (/^(?:re)?setUserId$/i.test(String(name)) ? [user ?? null] : [])),
            gtag: calls(window.dataLayer).flatMap(([name, what]) => (name === 'set' ? [(what as { user_id: unknown }).user_id] : [])),
            plausible: calls(window.plausible?.q).map(([, what]) => (what as { props?: { user: string } }).props?.user ?? null),
            views: calls(window._paq).filter(([name]) => name === 'trackPageView').length,
          }
        })
      const expectTold = (...users: (string | null)[]) =>
        expect.poll(told).toEqual({ matomo: users, gtag: users, plausible: users, views: users.length })
      await expectTold(member)
      await other.goto(`${origin}/compte`)
      await other.getByRole('button', { name: 'Se déconnecter' }).click()
      await expect(other).toHaveURL(/\/auth\?/)
      await page.evaluate(() => Object.assign(window, { isSame: true }))
      await page.locator('a[href="/contact"]:visible').first().click()
      await expectTold(member, null)
      await enter()
      await page.locator('a[href="/blog"]:visible').first().click()
      await expectTold(member, null, member)
      // All of it in one document.
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    })
})
