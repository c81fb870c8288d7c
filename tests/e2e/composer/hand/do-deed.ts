import type { Page } from '@playwright/test'
import { expect } from '#tests/e2e/page/silent-test.ts'
import { atRest } from './at-rest.ts'
import { typedIn, type Deed } from './choose-deed.ts'
import { brokenRules, isChange } from './judge-deed.ts'
import { look, type KeyPlace, type Seen } from './look-at-desk.ts'
import { pointOf } from './points.ts'

/** An open composer on which deeds are done. */
export interface Stage {
  readonly page: Page
  /** True once a word is in a step that was sent. */
  readonly isSent: (word: string) => boolean
  /** True while a single letter is the key of a command, outside of texts. */
  readonly hasLetters: boolean
}

/** Longer than the pause after which a slash is no letter of a name of the outline. */
const LETTERS_PAUSE_MS = 1100

const WRITTEN: readonly KeyPlace[] = ['text', 'name', 'field', 'palette']

/** Does a deed and judges the composer afterwards: what it sees is returned, a broken rule is thrown. */
export async function doDeed(stage: Stage, deed: Deed, before: Seen): Promise<Seen> {
  const after = await perform(stage, deed, before)
  expect(brokenRules(deed, before, after), 'what a deed must leave stays').toEqual([])
  if (!isChange(deed, before.place)) await expectNothingLost(stage, deed, before)
  return after
}

/** The words that must be there after a deed. A search and a name that Escape leaves are no content, and a line end replaces what is selected. */
function wordsToStay(deed: Deed, { place, words, isSelected }: Seen): readonly string[] {
  if (deed.kind === 'type') return []
  const key = deed.kind === 'press' ? deed.key : null
  if (key === 'Enter' && isSelected) return []
  const isContent = place === 'text' || place === 'field' || (place === 'name' && key !== 'Escape')
  return isContent ? typedIn(words) : []
}

/** Expects that each word that was typed before is shown on the page or in a field, or was sent. */
async function expectNothingLost({ page, isSent }: Stage, deed: Deed, before: Seen): Promise<void> {
  // A click may have set the caret into a word, which the next one then divides.
  const next = deed.kind === 'click' && deed.word !== null ? deed.word : ''
  for (const word of wordsToStay(deed, before)) {
    const isThere = async () => {
      const now = await look(page)
      return [now.words, now.page, now.values].some((text) => text.replaceAll(next, '').includes(word)) || isSent(word)
    }
    await expect.poll(isThere, `${word} is not lost`).toBe(true)
  }
}

async function perform(stage: Stage, deed: Deed, before: Seen): Promise<Seen> {
  const { keyboard } = stage.page
  if (deed.kind === 'click') return click(stage, deed)
  if (deed.kind === 'add') return add(stage, deed.query)
  if (deed.kind === 'press') {
    await keyboard.press(deed.key)
    // Behind the last control Tab leads out of the document, and only a click leads back.
    return atRest(stage.page, deed.key.endsWith('Tab') || before.place === 'lost')
  }
  const isWritten = WRITTEN.includes(before.place)
  // Letters that come apart on a slow machine are commands, by choice.
  if (!isWritten && stage.hasLetters) return before
  await keyboard.type(deed.word)
  if (isWritten) await expectWords(stage.page, deed.word)
  return atRest(stage.page, before.place === 'lost')
}

const expectWords = (page: Page, word: string) =>
  expect.poll(async () => (await look(page)).words, 'the text with the keys has the letters').toContain(word)

async function click({ page, hasLetters }: Stage, { part, number, isDouble, word }: Deed & { kind: 'click' }): Promise<Seen> {
  const point = await pointOf(page, part, number)
  if (!point) return atRest(page, true)
  await (isDouble ? page.mouse.dblclick(point.x, point.y) : page.mouse.click(point.x, point.y))
  if (word === null || hasLetters) return atRest(page)
  await page.keyboard.type(word)
  const after = await atRest(page)
  // Words that no text is behind select their element.
  if (WRITTEN.includes(after.place)) await expectWords(page, word)
  return atRest(page)
}

async function add({ page }: Stage, query: string): Promise<Seen> {
  // A slash that follows letters at once is one of them: a person presses it again.
  await expect(async () => {
    await page.keyboard.press('/')
    await atRest(page)
    expect((await look(page)).place, '/ leads to the search').toBe('palette')
  }).toPass({ intervals: [LETTERS_PAUSE_MS] })
  await page.keyboard.press('Control+a')
  await page.keyboard.type(query)
  await expect(page.locator('[data-palette-entry][data-marked]')).toHaveText(new RegExp(query, 'i'))
  const { blocks } = await look(page)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await look(page)).blocks, 'Enter adds the marked entry').not.toBe(blocks)
  return atRest(page)
}
