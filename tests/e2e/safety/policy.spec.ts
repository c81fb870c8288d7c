import { expect, test } from '@playwright/test'
import { FRENCH_PAGES } from '#tests/e2e/sites/site-pages.ts'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'

test('an inline script that found its way into a page does not run', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(
      '</main>',
      '<script>window.ran = true</script><img src="x" onerror="window.ran = true"></main>',
    )
    await route.fulfill({ response, body: html })
  })
  await page.goto('/contact')
  await whenQuiet(page)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(refused.some((text) => text.includes('Content Security Policy'))).toBe(true)
})

test('no page holds a script that runs inline, and each has its policy', async ({ request }) => {
  for (const path of FRENCH_PAGES) {
    const response = await request.get(path)
    expect(response.headers()['content-security-policy'], path).toContain("script-src 'self';")
    const scripts = [...(await response.text()).matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes)
    expect(
      scripts.filter((attributes) => !attributes.includes('src=') && !/type="application\/(?:ld\+)?json"/.test(attributes)),
      path,
    ).toEqual([])
  }
})

test('nothing is asked of another host', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  for (const path of FRENCH_PAGES.slice(0, 6)) await page.goto(path)
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
})
