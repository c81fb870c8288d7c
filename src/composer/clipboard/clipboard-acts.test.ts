// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { ValueStore } from '#engine/value-store.ts'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { testBlockOf } from '#tests/support/blocks/test-registry.ts'
import { pasteBenchOn, runnerOn } from '#tests/support/composer/composer-setup.ts'
import { outlineOf, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { copiedOf, copySelected, menuPasteRefusal, pasteContent, pasteFromMenu, pasteStored } from './clipboard-acts.ts'
import type { Copied } from './copied-store.ts'
import type { ClipboardReader } from './system-clipboard.ts'
import { useSharedCopy, useStoredCopy } from './use-shared-copy.ts'

const rich = (id: string, html: string) => testBlockOf('rich', { html }, { id })
const page = sampleDocument(rich('note-a', '<p>Un &amp; deux</p>'), rich('note-b', '<p></p>'))
const richRegistry = createRegistry(catalogue)
const NOTHING = { html: '', words: '', files: [] }

describe('the clipboard of the composer', () => {
  it('gives other programs the words of the blocks, and itself the blocks', () => {
    const copied = copiedOf(runnerOn(page, ['note-a', 'note-b']))
    expect(copied?.words.trim()).toBe('Un & deux')
    expect(JSON.parse(copied?.own ?? '')).toEqual({ blocks: page.regions['main'] })
    expect(copiedOf(runnerOn(page))).toBeNull()
  })

  it('pastes its own content, and words as blocks when they are those that were copied last', () => {
    const bench = pasteBenchOn(page, ['note-a'])
    const copied = copiedOf(bench)!
    expect(pasteStored(bench)).toBe(false)
    expect(pasteContent(bench, '', NOTHING)).toBe(false)
    expect(pasteContent(bench, copied.own, NOTHING)).toBe(true)
    bench.clipboard.set(copied)
    expect(pasteContent(bench, '', { ...NOTHING, words: copied.words })).toBe(true)
    expect(outlineOf(bench.store.document)).toBe('note-a paul-1 paul-3 note-b')
  })

  it('says that content cannot be read', () => {
    const bench = pasteBenchOn(page, ['note-a'])
    expect(pasteContent(bench, '{"blocks":7}', NOTHING)).toBe(true)
    expect(bench.announced).toEqual(['Ce qui est copié ne peut pas être lu ici.'])
  })
})

/** Runs a hook in a component of its own; the answer has what it gave last. */
function renderHook<Given>(hook: () => Given) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const given: Given[] = []
  const root = createRoot(document.createElement('div'))
  const Part = () => {
    given.push(hook())
    return null
  }
  act(() => root.render(createElement(Part)))
  return { last: () => given.at(-1)!, unmount: () => act(() => root.unmount()) }
}

/** Runs an act, and what it makes of the hooks. */
const settled = (run: () => void) =>
  act(async () => {
    run()
    await Promise.resolve()
  })

/** A clipboard of the system that keeps what is written; what it refuses throws. */
function systemClipboard(...refused: readonly ('write' | 'writeText')[]) {
  const held = { html: '', words: '' }
  const guard = (name: 'write' | 'writeText') => {
    if (refused.includes(name)) throw new DOMException('refused', 'NotAllowedError')
  }
  const Item = class {
    readonly parts: Record<string, Blob>
    constructor(parts: Record<string, Blob>) {
      this.parts = parts
    }
  }
  const textOf = (blob: Blob | undefined) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result as string))
      reader.readAsText(blob!)
    })
  const clipboard = {
    write: async ([item]: readonly InstanceType<typeof Item>[]) => {
      guard('write')
      held.html = await textOf(item?.parts['text/html'])
      held.words = await textOf(item?.parts['text/plain'])
    },
    writeText: async (words: string) => {
      guard('writeText')
      held.words = await Promise.resolve(words)
    },
  }
  return { held, writer: { clipboard, Item } as unknown as NonNullable<Parameters<typeof copySelected>[2]> }
}

describe('« Copier » and « Couper » of a menu', () => {
  const quoted = sampleDocument(rich('note-a', '<p>« Un » &amp; "deux" <em>l’été</em></p>'), rich('note-b', '<p>Trois</p>'))

  it.each(['copy', 'cut'] as const)('%s: another tab pastes the blocks from the clipboard of the system', async (name) => {
    const { held, writer } = systemClipboard()
    await copySelected(runnerOn(quoted, ['note-a']), name, writer)
    const other = pasteBenchOn(page, ['note-b'])
    expect(pasteContent(other, '', { ...NOTHING, ...held })).toBe(true)
    expect(outlineOf(other.store.document)).toBe('note-a note-b paul-1')
    expect(other.store.document.regions['main']?.[2]?.props).toEqual(quoted.regions['main']?.[0]?.props)
    expect(held.words.trim()).toBe('« Un » & "deux" l’été')
  })

  it('writes words alone where items are refused: the tabs of the browser share the blocks', async () => {
    localStorage.clear()
    const { held, writer } = systemClipboard('write')
    const bench = runnerOn(quoted, ['note-a', 'note-b'])
    const { unmount } = renderHook(() => useSharedCopy(bench.clipboard))
    await act(() => copySelected(bench, 'copy', writer))
    unmount()
    const other = pasteBenchOn(page, ['note-b'])
    renderHook(() => useSharedCopy(other.clipboard))
    expect(pasteContent(other, '', { ...NOTHING, words: held.words.replaceAll('\n', '\r\n') })).toBe(true)
    expect(outlineOf(other.store.document)).toBe('note-a note-b paul-1 paul-2')
    expect(bench.announced).toHaveLength(1)
  })

  it('says that the clipboard of the system was refused, and pastes from the menu all the same', async () => {
    const bench = runnerOn(quoted, ['note-a'])
    await copySelected(bench, 'copy', systemClipboard('write', 'writeText').writer)
    expect(bench.announced.at(-1)).toContain('Le navigateur a refusé l’accès au presse-papiers.')
    expect(pasteStored(bench)).toBe(true)
  })
})

describe('« Coller » of a menu', () => {
  /** A clipboard of the system that gives these parts; none is a browser that refuses. */
  const systemOf = (parts: Readonly<Record<string, string>> | null) => ({
    read: () => {
      const item = {
        types: Object.keys(parts ?? {}),
        getType: (type: string) => Promise.resolve({ text: () => Promise.resolve(parts?.[type]) }),
      }
      return parts ? Promise.resolve([item] as unknown as ClipboardItems) : Promise.reject(new DOMException('no', 'NotAllowedError'))
    },
  })
  const word = { 'text/html': '<p>Bonjour <b>à tous</b></p>', 'text/plain': 'Bonjour à tous' }

  it('adds what another program has copied, as on a phone, which has no keys for it', async () => {
    const bench = pasteBenchOn(page, ['note-a'], richRegistry)
    await pasteFromMenu(bench, systemOf(word))
    await waitUntil(() => expect(bench.announced).toHaveLength(1))
    expect(bench.store.document.regions['main']?.[1]).toMatchObject({
      type: 'text',
      props: { html: '<p>Bonjour <strong>à tous</strong></p>' },
    })
  })

  it('adds a list of Word as a list where the browser cleans HTML by default', async () => {
    const paragraph = (style: string) => `<p style="${style}"><span style="${style && 'mso-list:Ignore'}">·</span>Trois vins</p>`
    const read: ClipboardReader['read'] = (options) =>
      systemOf({ 'text/html': paragraph(options.unsanitized.includes('text/html') ? 'mso-list:l0 level1 lfo1' : '') }).read()
    const bench = pasteBenchOn(page, ['note-a'], richRegistry)
    await pasteFromMenu(bench, { read })
    await waitUntil(() => expect(bench.announced).toHaveLength(1))
    expect(bench.store.document.regions['main']?.[1]).toMatchObject({ props: { html: '<ul><li>Trois vins</li></ul>' } })
  })

  it.each([
    ['gives nothing', {}],
    ['refuses', null],
  ])('adds what was copied here where the system %s', async (_, parts) => {
    const bench = pasteBenchOn(page, ['note-a'])
    bench.clipboard.set(copiedOf(bench))
    await pasteFromMenu(bench, systemOf(parts))
    expect(outlineOf(bench.store.document)).toBe('note-a paul-1 note-b')
  })

  it('adds the copy that the system has refused, not what the system holds from before', async () => {
    const bench = pasteBenchOn(page, ['note-a'])
    await copySelected(bench, 'copy', systemClipboard('write', 'writeText').writer)
    await pasteFromMenu(bench, systemOf(word))
    expect(outlineOf(bench.store.document)).toBe('note-a paul-1 note-b')
  })

  it('says why nothing was pasted, and is refused before only where no clipboard can be read', async () => {
    const bench = pasteBenchOn(page, ['note-a'])
    expect(menuPasteRefusal(bench)).toEqual({ id: 'composer.refusal.nothing-copied' })
    for (const reader of [systemOf(null), systemOf({}), undefined]) await pasteFromMenu(bench, reader)
    expect(bench.announced.map((words) => words.slice(0, 18))).toEqual(['Le navigateur n’a ', 'Rien n’est copié.', 'Rien n’est copié.'])
  })
})

describe('useSharedCopy', () => {
  const copied: Copied = { own: '{"blocks":[]}', words: 'Un' }

  it('gives what was copied to another tab and after a reload, until the person signs out', async () => {
    localStorage.clear()
    const tab = () => {
      const clipboard = new ValueStore<Copied | null>(null)
      return { clipboard, ...renderHook(() => useSharedCopy(clipboard)) }
    }
    const [one, other] = [tab(), tab()]
    await settled(() => one.clipboard.set(copied))
    expect(other.clipboard.get()).toEqual(copied)
    one.unmount()
    expect(tab().clipboard.get()).toEqual(copied)
    const [, change] = renderHook(() => useStoredCopy()).last()
    await settled(() => change(() => null))
    expect(tab().clipboard.get()).toBeNull()
  })

  it('reads past a stored value of another shape', () => {
    localStorage.setItem('panel-copied', '{"own":7}')
    const clipboard = new ValueStore<Copied | null>(null)
    renderHook(() => useSharedCopy(clipboard))
    expect(clipboard.get()).toBeNull()
  })
})
