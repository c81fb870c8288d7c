import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { inTurn, takeTurn } from '#tests/support/sampling.ts'
import { createPreview, openFrame, readDocuments, signIn, type SiteDocument } from './frame/open-frame.ts'

/** One document in this many is opened in a short run. */
const PARTS = 20

const documentAt = async (page: Page, url: string): Promise<SiteDocument> => {
  const found = (await readDocuments(page)).find((document) => document.url === url)
  if (!found) throw new Error(`no page at ${url}`)
  return found
}

for (const site of inTurn(1, ['formalities', 'cellar'] as const)) {
  test(`shows every page of the site of ${site} in the frame, hydrated without a difference`, async ({ page, baseURL }) => {
    const origin = site === 'cellar' ? cellar(baseURL) : (baseURL ?? '')
    await signIn(page, origin)
    const documents = (await readDocuments(page)).filter(({ url }) => url !== 'essai/inconnu')
    expect(documents.length).toBeGreaterThan(25)
    for (const document of takeTurn(documents, PARTS)) {
      const { frame, messages } = await openFrame(page, document)
      const main = frame.locator('main')
      await expect(main, document.url).toBeVisible()
      expect(await main.evaluate((element) => element.getBoundingClientRect().height), document.url).toBeGreaterThan(20)
      expect(
        (await messages()).map(({ type }) => type),
        document.url,
      ).not.toContain('broken')
    }
  })
}

test('draws an edit of the composer, and asks for the whole document after a gap', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '')
  const { frame, messages } = await openFrame(page, await documentAt(page, 'essai/onglets'))
  const apply = (seq: number, text: string) =>
    page.evaluate(
      (given) => {
        const canvas = document.querySelector('iframe')?.contentWindow?.vitrineCanvas
        const operation = { op: 'set', id: 'essai-titre', pointer: '/text', value: given.text } as const
        return canvas?.apply({ seq: given.seq, operations: [operation] })
      },
      { seq, text },
    )
  expect(await apply(1, 'Un titre neuf')).toMatchObject({ seq: 1, isGap: false })
  await expect(frame.locator('h1')).toHaveText('Un titre neuf')
  expect(await apply(3, 'Perdu')).toMatchObject({ seq: 1, isGap: true })
  await expect(frame.locator('h1')).toHaveText('Un titre neuf')
  await expect.poll(messages).toContainEqual({ type: 'gap', expected: 2 })
})

test('selects the innermost block by a click, sends keys, and shows a block in a closed tab', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '')
  const { frame, messages, post } = await openFrame(page, await documentAt(page, 'essai/onglets'))
  const address = frame.url()
  await frame.getByRole('link', { name: 'un lien' }).click()
  await expect.poll(messages).toContainEqual({ type: 'pick', id: 'essai-gauche', number: 1 })
  await expect.poll(messages).toContainEqual({ type: 'hover', id: 'essai-gauche' })
  await page.keyboard.press('Control+z')
  await expect.poll(messages).toContainEqual(expect.objectContaining({ type: 'key', combo: 'Mod+z' }))
  await expect(frame.getByText('Le troisième panneau.')).toBeHidden()
  await post({ type: 'select', id: 'essai-trois', reveal: true, heard: 1 })
  await expect(frame.getByText('Le troisième panneau.')).toBeInViewport()
  expect(frame.url()).toBe(address)
})

test('opens the page that takes payment, whose policy names the hosts of the provider', async ({ page, baseURL }) => {
  await signIn(page, cellar(baseURL))
  const { frame } = await openFrame(page, await documentAt(page, 'commande'))
  await expect(frame.locator('main')).toBeVisible()
})

test('is refused to a page of another host that frames it', async ({ page, baseURL, complaints }) => {
  const origin = baseURL ?? ''
  complaints.allow(/frame-ancestors|status of 401/)
  await signIn(page, origin)
  const { url } = await createPreview(page, await documentAt(page, 'essai/onglets'))
  const stranger = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>x</title><iframe src="${origin}${url}"></iframe>`),
  )
  stranger.listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  try {
    const address = stranger.address()
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`)
    await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
  } finally {
    stranger.close()
  }
})
