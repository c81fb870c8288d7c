import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { startAttackedServer, type AttackedServer } from '#tests/support/attacks/attacked-server.ts'
import { runAttacks } from '#tests/support/attacks/run-attacks.ts'
import { attacks, liveAttacks } from '#tests/support/attacks/vectors.ts'
import { watchAttacks } from '#tests/support/attacks/watch-attacks.ts'
import { isFull, seed, takeTurn } from '#tests/support/sampling.ts'

// `npm run proof -- hostile-strings` goes through more than 10,000 pairs of a text and a place.
const size = { blockPairs: 300, rounds: 1, generated: 30, seed }

test.describe.configure({ mode: 'serial' })

test.describe('a site whose every text is an attack', () => {
  let server: AttackedServer
  test.beforeAll(async () => {
    server = await startAttackedServer(size)
  })
  test.afterAll(() => server.close())

  const texts = takeTurn(attacks, 160).map(({ text }) => text)
  // Without a policy nothing but the renderer itself stops an attack.
  for (const policy of isFull ? (['off', 'on'] as const) : (['off'] as const)) {
    test(`runs nothing with its content security policy ${policy}`, async ({ browser }) => {
      const { pages, forms, acted, broken, types } = await runAttacks(browser, server, {
        isPolicyOn: policy === 'on',
        texts,
        perForm: 1,
        chooseForms: (names) => takeTurn(names, 4),
      })
      expect(acted).toEqual([])
      expect(broken).toEqual([])
      expect(pages).toBeGreaterThan(30)
      expect(forms).toBeGreaterThan(2)
      expect(server.plan.blocks.types.filter((type) => !types.has(type))).toEqual([])
    })
  }

  test('refused a part of them when they were written, and every one was put in all the same', () => {
    const { blocks, settings } = server.plan
    for (const { refused, stored, pairs } of [blocks, settings]) {
      expect(refused).toBeGreaterThan(20)
      expect(stored).toBeGreaterThan(20)
      expect(pairs).toBeGreaterThanOrEqual(refused + stored)
    }
    expect(blocks.pairs).toBeGreaterThanOrEqual(Math.max(size.blockPairs, blocks.sinks))
  })
})

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Pages as a careless program would write them, each with one text put in as it is. */
const carelessly: readonly ((text: string) => string)[] = [
  (text) => `<main>${text}</main>`,
  (text) => `<p title="${text}">x</p>`,
  (text) => `<p title='${text}'>x</p>`,
  (text) => `<p title=${text}>x</p>`,
  (text) => `<a href="${attribute(text)}">x</a>`,
  (text) => `<a href="${text}">x</a>`,
  (text) => `<title>${text}</title>`,
  (text) => `<textarea>${text}</textarea>`,
  (text) => `<!-- ${text} -->`,
  (text) => `<script type="application/json">{"a":"${text}"}</script>`,
  (text) => `<style>:root{--x:${text}}</style>`,
  (text) => `<p style="color:${attribute(text)}">x</p>`,
  (text) => `<noscript>${text}</noscript>`,
  (text) => `<main><svg>${text}</svg></main>`,
]

async function openFrames(page: Page, documents: readonly { name: string; html: string }[]): Promise<void> {
  await page.goto('/introuvable')
  await page.evaluate(async (list) => {
    document.body.replaceChildren()
    const frames = list.map(({ name, html }) => Object.assign(document.createElement('iframe'), { name, srcdoc: html }))
    document.body.append(...frames)
    await Promise.all(frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))))
  }, documents)
}

// This tests the test: it runs in full mode alone.
if (isFull)
  test('each of the attacks is caught where a careless program puts it into its page', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ bypassCSP: true, baseURL })
    // Requests of an attack to another host are recorded and aborted.
    await context.route(/evil\.example/, (route) => route.abort())
    const watch = await watchAttacks(context)
    const page = await context.newPage()
    let left = [...liveAttacks]
    for (const write of carelessly) {
      const own = new Set<string>()
      await openFrames(page, [
        ...left.map(({ text }, index) => ({ name: `n${index}`, html: `<!doctype html><body>${write(text)}` })),
        // The markup that this test itself writes is not a finding.
        { name: 'own', html: `<!doctype html><body>${write('x')}` },
      ])
      await watch.look(page)
      const seen = watch.seen.splice(0).map((line) => /^(n\d+|own): (.*)$/s.exec(line) ?? [])
      for (const [, name, what] of seen) if (name === 'own') own.add(what ?? '')
      const caught = new Set(seen.filter(([, , what]) => !own.has(what ?? '')).map(([, name]) => name))
      left = left.filter((_, index) => !caught.has(`n${index}`))
    }
    expect(left).toEqual([])
    await context.close()
  })

test('a test page with one careless place is caught by the same check', async ({ browser, baseURL }) => {
  for (const [text, sign] of [
    ['<img src=x onerror=alert(1)>', 'called alert'],
    ['<script>alert(1)</script>', 'called alert'],
    ['<img src=//evil.example/x>', 'request of'],
  ] as const) {
    const context = await browser.newContext({ bypassCSP: true, baseURL })
    const watch = await watchAttacks(context)
    const page = await context.newPage()
    await page.route('**/contact', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('</main>', `${text}</main>`) })
    })
    await page.goto('/contact')
    await expect.poll(() => watch.seen.join('\n')).toContain(sign)
    await context.close()
  }
})
