import type { Frame, Page } from '@playwright/test'
import type { FromFrame } from '#schemas/composer/messages.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { BlockText } from '#engine/text/block-texts.ts'
import { dataOf, picturesOf, type TextScene } from '#tests/support/composer/text-scenes.ts'
import { patience } from '#tests/support/patience.ts'
import { openFrame, readDocuments, type DrivenPage, type OpenFrame } from './open-frame.ts'

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

/** A page with the frame of a draft, in any browser. */
export interface TextStage extends Omit<OpenFrame, 'frame'> {
  readonly page: Pick<Page, 'evaluate'> & { readonly keyboard: Pick<Page['keyboard'], 'press' | 'type'> }
  readonly frame: Pick<Frame, 'evaluate'>
}

/** The page of a stage before its frame is there. */
export type TextPage = DrivenPage & TextStage['page']

/** The answer of the server about the data of blocks of scenes. */
export const dataAnswer = (blocks: readonly Block[]) => ({ data: { data: dataOf(blocks), missing: {}, media: [] } })

/** Opens the frame in which scenes are shown, with their pictures. The page is signed in. */
export async function openTextStage(page: TextPage, scenes: readonly TextScene[]): Promise<TextStage> {
  const document = (await readDocuments(page)).find(({ url }) => url === 'essai/onglets')
  if (!document) throw new Error('no page for the texts')
  const stage = await openFrame(page, document)
  const media = picturesOf(scenes)
  for (let from = 0; from < media.length; from += 500) await stage.post({ type: 'data', media: media.slice(from, from + 500) })
  return { ...stage, page }
}

/** The texts of a block after each was typed into. */
export interface TypedTexts {
  /** The number of texts that took keys. */
  readonly typed: number
  /** The listed texts for which the page had no place. */
  readonly listed: readonly string[]
  /** Each text that has no place and is not listed, or was not written as it was typed. */
  readonly faults: readonly string[]
}

type Sent = Extract<FromFrame, { type: 'text' | 'field' }>

/** Waits until something holds, looking again after short pauses. */
async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patience.timeout
  for (let pause = 10; !(await holds()); pause = Math.min(100, pause * 2)) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

const selectorOf = ({ id }: TextScene['block']): string => `[data-block="${id}"]`

/** Draws one block alone on the canvas. */
async function show({ page, frame, messages }: TextStage, { block, hasNeeds }: TextScene): Promise<void> {
  await page.evaluate((text) => {
    window.testComposer?.messages.splice(0)
    const main = [JSON.parse(text) as never]
    const canvas = document.querySelector('iframe')?.contentWindow?.vitrineCanvas
    canvas?.open({ seq: 0, document: { head: {}, regions: { main }, notes: {} } })
  }, JSON.stringify(block))
  const isDrawn = () => frame.evaluate((selector) => document.querySelector(selector) !== null, selectorOf(block))
  await until(`${block.type} is drawn`, isDrawn)
  if (!hasNeeds) return
  const isAnswer = (message: FromFrame) => message.type === 'needs' && message.state === 'answered' && message.ids.includes(block.id)
  await until(`${block.type} has its data`, async () => (await messages()).some(isAnswer))
}

async function sentOf({ messages }: TextStage, id: string): Promise<readonly Sent[]> {
  const all = await messages()
  return all.filter((message): message is Sent => (message.type === 'text' || message.type === 'field') && message.id === id)
}

/** Types into a text on the page by keys, and leaves it. The sent message; null when the page has no place for it. */
async function typeInto(stage: TextStage, id: string, pointer: string): Promise<Extract<Sent, { type: 'text' }> | null> {
  const { keyboard } = stage.page
  const before = (await sentOf(stage, id)).length
  const sentNow = async () => (await sentOf(stage, id)).slice(before)
  const hasSent = (count: number) => until(`${pointer}: ${count} messages`, async () => (await sentNow()).length === count)
  const takesKeys = () => stage.frame.evaluate(() => document.activeElement?.matches('.canvas-text, [popover]') === true)
  await stage.post({ type: 'edit-text', id, pointer })
  await until(`${pointer} takes keys`, async () => (await takesKeys()) || (await sentNow()).length > 0)
  if ((await sentNow()).length > 0) return null
  // A space and a letter, and one that goes again.
  await keyboard.type(' zq')
  await keyboard.press('Backspace')
  await hasSent(4)
  const typed = (await sentNow()).at(-1)
  // Escape leaves the text and sends nothing; the stage takes no steps, so its document draws the text as it was.
  await keyboard.press('Escape')
  await until(`${pointer} is left`, async () => !(await takesKeys()))
  await hasSent(4)
  return typed?.type === 'text' ? typed : null
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/(?:\s|&nbsp;)+/g, ' ')
    .trimEnd()
const fieldOf = (type: string, pointer: string) => `${type} ${pointer.replaceAll(/\/\d+/g, '/*')}`

function wrongWords({ pointer, value }: Sent & { type: 'text' }, text: BlockText): string[] {
  const [seen, meant] = [`${pointer} ${wordsOf(value ?? '')}`, `${text.pointer} ${wordsOf(text.stored ?? '')} z`]
  return seen === meant ? [] : [`wrote « ${seen} » instead of « ${meant} »`]
}

/** The listed fields that are a text of none of the scenes: the list is out of date. */
export function staleFields(scenes: readonly TextScene[]): string[] {
  const fields = new Set(scenes.flatMap(({ block, texts }) => texts.map(({ pointer }) => fieldOf(block.type, pointer))))
  return [...NOT_ON_THE_PAGE].filter((field) => !fields.has(field))
}

/** Types into each text of a block alone on the canvas, and leaves each: its pointer, its words and the HTML afterwards are read. */
export async function typeIntoTexts(stage: TextStage, scene: TextScene): Promise<TypedTexts> {
  const { block, texts, name } = scene
  await show(stage, scene)
  // A fold that hides a text is opened and stays open. The block that was left has the focus, with a mark that goes with it.
  const html = async () => {
    const drawn = await stage.frame.evaluate((selector) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      return document.querySelector(selector)?.outerHTML ?? ''
    }, selectorOf(block))
    return drawn.replaceAll(' open=""', '')
  }
  const before = await html()
  const [listed, faults]: [string[], string[]] = [[], []]
  let count = 0
  for (const text of texts) {
    const typed = await typeInto(stage, block.id, text.pointer)
    const field = fieldOf(block.type, text.pointer)
    if (!typed) (NOT_ON_THE_PAGE.has(field) ? listed : faults).push(field)
    else {
      count += 1
      faults.push(...wrongWords(typed, text).map((words) => `${name}: ${words}`))
    }
  }
  // A carousel changes its slide by itself.
  if (block.type !== 'carousel' && (await html()) !== before) faults.push(`${name}: its HTML was\n${before}\nand is\n${await html()}`)
  return { typed: count, listed, faults }
}
