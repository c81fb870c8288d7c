// @vitest-environment jsdom
import { act } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { ValueStore } from '#engine/value-store.ts'
import { readSchema } from '#forms/read-schema.ts'
import composerFr from '#i18n/messages/composer/fr.json'
import formsFr from '#i18n/messages/forms/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { PictureUploads } from '#composer/uploads/picture-uploads.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { FocusedField, Workbench } from '#composer/workbench/workbench.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { stillPickers } from '#tests/support/panel/still-pickers.ts'
import { BlockFields } from './BlockFields.tsx'
import { useAskedFocus } from './use-asked-focus.ts'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => {
  stage.end()
  vi.unstubAllGlobals()
})

/** The fields of an element with two questions, and what asks for the focus. */
function shown(sourceTexts?: Record<string, string>) {
  const registry = createRegistry(catalogue)
  const { manifest, version: v } = registry.types.get('faq')!
  const items = ['Ok ?', 'Lorem ipsum ?'].map((question) => ({ question, answer: '<p>Oui.</p>' }))
  const setup = runnerOn(sampleDocument({ id: 'faq', type: 'faq', v, props: { items } }), ['faq'], registry)
  const focused = new ValueStore<FocusedField | null>(null)
  const none = new ValueStore([])
  const post = vi.fn<(message: unknown) => void>()
  const bench = {
    uploads: new PictureUploads(() => Promise.reject(new Error('No file is sent here'))),
    ...setup,
    props: { ...setup.props, site: { locales: ['fr_FR', 'en_GB'] } },
    registry,
    focused,
    channel: new ValueStore({ post }),
    issues: none,
    unseen: new ValueStore(null),
    review: new ValueStore(sourceTexts ? { facts: { sourceTexts } } : null),
    problems: none,
    pickers: { ...stillPickers, pages: () => Promise.resolve([]), values: [] },
    text: (id: string, values: Readonly<Record<string, unknown>> = {}) => [id, ...Object.values(values)].join(' '),
  }
  stage.show(
    <RawIntlProvider value={createText('fr_FR', { ...composerFr, ...formsFr })}>
      <WorkbenchContext value={bench as unknown as Workbench}>
        <Head />
        <BlockFields id="faq" tree={readSchema(manifest.props)} />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  const ask = (pointer: string) =>
    act(async () => {
      focused.set({ blockId: 'faq', pointer })
      await Promise.resolve()
    })
  return { ask, outlined: () => post.mock.calls.map(([message]) => message) }
}

/** The head above the fields of the element. */
function Head() {
  return <header ref={useAskedFocus('faq')} tabIndex={-1} />
}

it('gives the focus to a field of the item that a fault names, in a folded list', async () => {
  const { ask } = shown()
  await ask('/items/1/question')
  expect((document.activeElement as HTMLInputElement).value).toBe('Lorem ipsum ?')
})

it.each(['', '/type', '/slots/content', '/nothing'])(
  'gives the focus to what is above the fields for %j, which no field has',
  async (pointer) => {
    const { ask } = shown()
    await ask(pointer)
    expect(document.activeElement?.localName).toBe('header')
  },
)

it('outlines on the page what the field in use holds, until the fields are left', async () => {
  const { ask, outlined } = shown()
  await ask('/items/1/question')
  await ask('/items/0/question')
  act(() => (document.activeElement as HTMLInputElement).blur())
  const outline = (pointer: string | null) => ({ type: 'outline', id: 'faq', pointer })
  expect(outlined()).toEqual([outline('/items/1/question'), outline('/items/0/question'), outline(null)])
})

it('shows the text in the first language below the field of its translation', async () => {
  const { ask } = shown({ 'faq /items/1/question': 'Où vous trouver ?', 'other /items/1/question': 'Ailleurs' })
  await ask('/items/1/question')
  const described = document.activeElement?.getAttribute('aria-describedby') ?? ''
  const words = described.split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(words.join(' ')).toContain('composer.translation.original Français Où vous trouver ?')
})
