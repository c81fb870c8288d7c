// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { serverViews } from '#blocks/views.server.ts'
import type { FromFrame } from '#schemas/composer/messages.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { loadMessages } from '#i18n/messages.ts'
import { createText } from '#i18n/TextProvider.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { standInForBrowser } from '#tests/support/blocks/canvas-browser.ts'
import { openCanvas } from '#tests/support/blocks/canvas-stage.ts'
import { createCanvasApi } from '#site/preview/canvas-api.ts'
import { CanvasPage } from '#site/preview/CanvasPage.tsx'
import { findTexts, type FoundText } from './find-texts.ts'
import { openPlain } from './open-plain.ts'
import { placeAbsent } from './place-absent.ts'
import type { TextEditor } from './text-editor.ts'
import { TextDesk, type DeskDeps } from './text-desk.ts'

standInForBrowser()

const registry = createRegistry(catalogue)
const text = createText('fr_FR', await loadMessages('fr_FR', () => undefined))
const faq: Block = {
  id: 'faq',
  type: 'faq',
  v: 1,
  props: { level: 2, title: 'Questions', items: [{ question: 'Une ?', answer: '<p>Oui</p>' }] },
}
const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** A text in which what was typed before is added to its end. */
function openTyped(text: Parameters<typeof openPlain>[0]): TextEditor | null {
  const editor = openPlain(text)
  const type = ({ words }: { readonly words: string }) => text.onInput(text.value + words)
  return editor && { ...editor, type }
}

async function stage(block: Block = faq, openAhead: DeskDeps['openAhead'] = () => null) {
  const page = document.body.appendChild(document.createElement('div'))
  const canvas = openCanvas([block], { registry, views: serverViews })
  const root = createRoot(page)
  await act(() => Promise.resolve(root.render(<CanvasPage canvas={canvas} text={text} />)))
  const posted: FromFrame[] = []
  const find = (id: string, withGaps = false) => findTexts({ canvas, registry, page, sightOf: () => 'seen' }, id, withGaps)
  const desk = new TextDesk({
    canvas,
    find,
    openAhead,
    placeAbsent: (id, found) => placeAbsent(canvas, page, id, found),
    post: (message) => posted.push(message),
    onChange: () => undefined,
    open: ({ text: { shown, label, kind }, place }, value, onInput) =>
      Promise.resolve(
        place.kind === 'words'
          ? openTyped({
              node: place.node,
              shown,
              value,
              label: label.fr,
              isLong: kind === 'long-text',
              valueOf: (name) => `« ${name} »`,
              onInput,
              onDropped: () => undefined,
            })
          : null,
      ),
  })
  const api = createCanvasApi(canvas, { onGap: vi.fn(), onShown: () => undefined, draw: (operations, run) => desk.show(operations, run) })
  let seq = 0
  const applyNow = (operation: Operation) => void api.apply({ seq: (seq += 1), operations: [operation] })
  const apply = (operation: Operation) => act(async () => applyNow(operation))
  ends.push(() => {
    act(() => desk.end())
    act(() => root.unmount())
    page.remove()
  })
  return {
    ...{ page, desk, posted },
    begin: (pointer: string) => act(() => desk.begin(block.id, pointer)),
    /** Begins without waiting, and ends or begins again before the text is open. */
    interrupt: (by: () => unknown) =>
      act(async () => {
        const opening = desk.begin(block.id, '/title')
        by()
        return opening
      }),
    open: (found: FoundText) => act(() => desk.open(block.id, found, 'end')),
    end: () => act(() => desk.end()),
    gap: (pointer: string) => {
      const found: FoundText[] = []
      act(() => void found.push(...find(block.id, true)))
      return found.find((each) => each.text.pointer === pointer)
    },
    type: (words: string) => {
      if (desk.element) desk.element.append(words)
      desk.element?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
    set: (pointer: string, value: Json) => apply({ op: 'set', id: block.id, pointer, value }),
    lockNow: () => applyNow({ op: 'note', id: block.id, locked: true }),
    lock: (locked: boolean) => apply({ op: 'note', id: block.id, locked }),
  }
}

it('sends what is typed with its pointer, and leaves the page as React draws the new value', async () => {
  const { begin, type, set, end, page, posted } = await stage()
  await begin('/items/0/question')
  type(' Deux')
  await set('/items/0/question', 'Une ? Deux')
  type(' ?')
  await set('/items/0/question', 'Une ? Deux ?')
  end()
  expect(posted).toEqual([
    { type: 'text', id: 'faq', pointer: '/items/0/question', value: 'Une ? Deux' },
    { type: 'text', id: 'faq', pointer: '/items/0/question', value: 'Une ? Deux ?' },
  ])
  const fresh = await stage({ ...faq, props: { ...faq.props, items: [{ question: 'Une ? Deux ?', answer: '<p>Oui</p>' }] } })
  expect(page.innerHTML).toBe(fresh.page.innerHTML)
})

it('takes a value from outside, and not its own keys that come back late', async () => {
  const { begin, type, set, desk } = await stage()
  await begin('/title')
  type(' a')
  type('b')
  await set('/title', 'Questions a')
  expect(desk.element?.textContent).toBe('Questions ab')
  await set('/title', 'Questions ab')
  await set('/title', 'Questions')
  expect(desk.element?.textContent).toBe('Questions')
})

it('gives up what was typed and refused, and takes values from outside again', async () => {
  const { begin, type, set, desk } = await stage()
  await begin('/title')
  type(' a')
  act(() => desk.takeBack('faq', '/other'))
  expect(desk.element?.textContent).toBe('Questions a')
  act(() => desk.takeBack('faq', '/title'))
  expect(desk.element?.textContent).toBe('Questions')
  await set('/title', 'Réponses')
  expect(desk.element?.textContent).toBe('Réponses')
})

it('marks an open text of a locked block as read-only, and opens none of such a block', async () => {
  const { begin, lock, lockNow, desk, end, interrupt, set, page } = await stage()
  await begin('/title')
  await lock(true)
  expect(desk.element?.getAttribute('aria-readonly')).toBe('true')
  await lock(false)
  expect(desk.element?.hasAttribute('aria-readonly')).toBe(false)
  end()
  expect(await interrupt(lockNow)).toBe('impossible')
  expect(desk.element).toBeNull()
  await lock(false)
  await set('/title', 'Réponses')
  expect(page.querySelector('h2')?.textContent).toBe('Réponses')
})

it('stays open on another node when another value of the block changes', async () => {
  const { begin, set, desk } = await stage()
  await begin('/title')
  document.getSelection()?.selectAllChildren(desk.element as HTMLElement)
  const former = desk.element
  await set('/level', 3)
  expect(desk.element).not.toBe(former)
  expect(desk.element?.closest('h3')?.textContent).toBe('Questions')
})

it('shows a value of the site as a chip and sends its name', async () => {
  const { begin, type, desk, posted } = await stage({ ...faq, props: { ...faq.props, title: 'Au {{COMPANY_PHONE}}, oui' } })
  await begin('/title')
  expect(desk.element?.textContent).toBe('Au « COMPANY_PHONE », oui')
  type(' !')
  expect(posted).toEqual([{ type: 'text', id: 'faq', pointer: '/title', value: 'Au {{COMPANY_PHONE}}, oui !' }])
})

it('opens an absent text where it would be, and removes it when it is emptied', async () => {
  const { title: _title, ...props } = faq.props
  const { gap, open, type, desk, posted, end, page } = await stage({ ...faq, props })
  const before = page.innerHTML
  const title = gap('/title')
  if (!title) throw new Error('The title has no place')
  await open(title)
  expect(desk.element?.closest('h2')?.textContent).toBe('')
  type('Neuf')
  if (desk.element) desk.element.textContent = ''
  type('')
  end()
  expect(posted.map((message) => message.type === 'text' && message.value)).toEqual(['Neuf', null])
  expect(page.innerHTML).toBe(before)
})

it('says that an opening was superseded by another one or the end, and frees the block', async () => {
  const { interrupt, desk, end, set, page } = await stage()
  expect(await interrupt(() => desk.begin('faq', '/title'))).toBe('superseded')
  expect(desk.element?.textContent).toBe('Questions')
  end()
  expect(await interrupt(() => desk.end())).toBe('superseded')
  await set('/title', 'Réponses')
  expect(page.querySelector('h2')?.textContent).toBe('Réponses')
})

it('sends the keys of an input method once they are text', async () => {
  const { begin, type, desk, posted } = await stage()
  await begin('/title')
  desk.element?.append('k')
  desk.element?.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
  expect(posted).toEqual([])
  desk.element?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  type('!')
  expect(posted.map((message) => message.type === 'text' && message.value)).toEqual(['Questionsk', 'Questionsk!'])
})

it.each([
  ['/title', 'Un Deux Trois'],
  ['/items/0/question', 'Un Deux Trois'],
])('pastes several lines into %s, which has one, without what is not seen', async (pointer, words) => {
  const { begin, type, set, desk, posted } = await stage()
  await begin(pointer)
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? 'Un\r\nDeux\vTrois\u0007' : '') }
  const insert = vi.fn((_name: string, _shows: boolean, text: string) => type(text))
  Object.assign(document, { execCommand: insert })
  desk.element?.replaceChildren()
  desk.element?.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }))
  expect(insert).toHaveBeenCalledWith('insertText', false, words)
  type('\u0007')
  expect(posted).toEqual([{ type: 'text', id: 'faq', pointer, value: words }])
  await set(pointer, words)
  await set(pointer, 'Autre')
  expect(desk.element?.textContent).toBe('Autre')
  Reflect.deleteProperty(document, 'execCommand')
})

it('says that a text without a place cannot be opened', async () => {
  const { begin } = await stage()
  expect(await begin('/nothing')).toBe('impossible')
})

it('types into a text what came before its editor, also when another one was asked for', async () => {
  const keys = { isUsed: () => true, take: () => Promise.resolve({ words: ' !', deletions: 0, isWhole: false }), close: vi.fn() }
  const { interrupt, desk, posted } = await stage(faq, ({ text: { pointer } }) => (pointer === '/title' ? keys : null))
  const opening = interrupt(() => {
    desk.end()
    return desk.begin('faq', '/items/0/question')
  })
  expect(await opening).toBe('superseded')
  expect(posted).toEqual([{ type: 'text', id: 'faq', pointer: '/title', value: 'Questions !' }])
  await act(() => waitUntil(() => expect(desk.element?.textContent).toBe('Une ?')))
})
