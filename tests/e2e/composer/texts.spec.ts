import type { Page } from '@playwright/test'
import type { Block } from '#schemas/generated/content.ts'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { dataOf, exampleScenes, picturesOf, seedScenes, type TextScene } from '#tests/support/composer/text-scenes.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import { openFrame, readDocuments, signIn, type OpenFrame } from './open-frame.ts'

/** One block in this many is typed into in a short run. */
const PARTS = 40
/** The most blocks of one test. */
const CHUNK = 60

/**
 * The texts that are edited in the form alone in some state of this test, by block type and pointer: those of an empty list or cart, of a
 * page of one item, of a slide or a bar that is not seen at this width; identifiers; and a caption that is for screen readers alone.
 */
const NOT_ON_THE_PAGE: ReadonlySet<string> = new Set(
  `
  blog-list /emptyText, event-list /emptyText, news-list /emptyText, service-list /emptyText, cart /emptyText, cart /nextLabel, cart /note,
  checkout /collectNote, checkout /termsVersion, event-map /title, password-reset /intro, product /deliveryNote, service /priceNote,
  product-recommended /title, promoted-news /allLabel, promoted-news /kicker, related-posts /title, reviews /note, reviews /title,
  site-map /title, table-of-contents /title, mobile-app-bar /menuLabel, footer /legalLabel, video /title, app-bar /tagline,
  carousel /slides/*/title, carousel /slides/*/text, map /kinds/*, company-addresses /kinds/*, table /caption, logo-wall /items/*/name
  `
    .trim()
    .split(/,\s+/),
)

const POLL = { intervals: [10, 20, 50, 100] }

async function openStage(page: Page, origin: string, scenes: readonly TextScene[]): Promise<OpenFrame> {
  await signIn(page, origin)
  await page.route('**/api/admin/preview/data', async (route) => {
    const { blocks } = route.request().postDataJSON() as { readonly blocks: readonly Block[] }
    await route.fulfill({ json: { data: { data: dataOf(blocks), media: [] } } })
  })
  const document = (await readDocuments(page)).find(({ url }) => url === 'essai/onglets')
  if (!document) throw new Error('no page for the texts')
  const stage = await openFrame(page, document)
  const media = picturesOf(scenes)
  for (let from = 0; from < media.length; from += 500) await stage.post({ type: 'data', media: media.slice(from, from + 500) })
  return stage
}

/** Draws one block alone on the canvas. */
async function show(page: Page, { frame, messages }: OpenFrame, { block, hasNeeds }: TextScene): Promise<void> {
  await page.evaluate((text) => {
    window.testComposer?.messages.splice(0)
    const main = [JSON.parse(text) as never]
    const canvas = document.querySelector('iframe')?.contentWindow?.vitrineCanvas
    canvas?.open({ seq: 0, document: { head: {}, regions: { main }, notes: {} } })
  }, JSON.stringify(block))
  await frame.locator(`[data-block="${block.id}"]`).waitFor({ state: 'attached' })
  if (!hasNeeds) return
  const isAnswered = (message: FromFrame) => message.type === 'needs' && message.state === 'answered' && message.ids.includes(block.id)
  await expect.poll(async () => (await messages()).some(isAnswered), { ...POLL, message: block.type }).toBe(true)
}

type Sent = Extract<FromFrame, { type: 'text' | 'field' }>

async function sentOf({ messages }: OpenFrame, id: string): Promise<readonly Sent[]> {
  const all = await messages()
  return all.filter((message): message is Sent => (message.type === 'text' || message.type === 'field') && message.id === id)
}

/** Types into a text on the page by keys, and takes it back. The sent message; null when the page has no place for it. */
async function typeInto(page: Page, stage: OpenFrame, id: string, pointer: string): Promise<Extract<Sent, { type: 'text' }> | null> {
  const before = (await sentOf(stage, id)).length
  const sentNow = async () => (await sentOf(stage, id)).slice(before)
  const takesKeys = () => stage.frame.evaluate(() => document.activeElement?.matches('.canvas-text, [popover]') === true)
  await stage.post({ type: 'edit-text', id, pointer })
  await expect.poll(async () => (await takesKeys()) || (await sentNow()).length > 0, POLL).toBe(true)
  if ((await sentNow()).length > 0) return null
  // A space and a letter, and one that goes again.
  await page.keyboard.type(' zq')
  await page.keyboard.press('Backspace')
  await expect.poll(async () => (await sentNow()).length, { ...POLL, message: pointer }).toBe(4)
  const typed = (await sentNow()).at(-1)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await sentNow()).length, { ...POLL, message: pointer }).toBe(5)
  return typed?.type === 'text' ? typed : null
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/(?:\s|&nbsp;)+/g, ' ')
    .trimEnd()
const fieldOf = (type: string, pointer: string) => `${type} ${pointer.replaceAll(/\/\d+/g, '/*')}`

async function expectTyped(page: Page, stage: OpenFrame, scene: TextScene): Promise<string[]> {
  const { block, texts, name } = scene
  await show(page, stage, scene)
  // A fold that hides a text is opened and stays open.
  const html = async () =>
    (await stage.frame.locator(`[data-block="${block.id}"]`).evaluate((element) => element.outerHTML)).replaceAll(' open=""', '')
  const before = await html()
  const missing: string[] = []
  for (const { pointer, stored } of texts) {
    const typed = await typeInto(page, stage, block.id, pointer)
    if (!typed) missing.push(fieldOf(block.type, pointer))
    else expect.soft([typed.pointer, wordsOf(typed.value ?? '')], name).toEqual([pointer, `${wordsOf(stored ?? '')} z`])
  }
  // A carousel changes its slide by itself.
  if (block.type !== 'carousel') expect.soft(await html(), name).toBe(before)
  return missing
}

for (const [name, all] of [
  ['examples', exampleScenes()],
  ['sample sites', seedScenes()],
] as const) {
  const scenes = takeTurn(all, PARTS)
  for (let from = 0; from < scenes.length; from += CHUNK)
    test(`types into every text of the blocks of the ${name} on the page, from ${from}`, async ({ page, baseURL, complaints }) => {
      // The pictures of the examples have no file.
      complaints.allow(/status of 404/)
      const chunk = scenes.slice(from, from + CHUNK)
      const stage = await openStage(page, baseURL ?? '', chunk)
      const missing: string[] = []
      for (const scene of chunk) missing.push(...(await expectTyped(page, stage, scene)))
      expect([...new Set(missing)].filter((field) => !NOT_ON_THE_PAGE.has(field)).toSorted()).toEqual([])
    })
}
