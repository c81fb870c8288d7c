// @vitest-environment jsdom
import { act } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { ValueStore } from '#engine/value-store.ts'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import type { Block } from '#schemas/generated/content.ts'
import type { ComposerSession } from '#composer/workbench/composer-session.ts'
import { SessionContext } from '#composer/workbench/use-session.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import type { Model } from './model.ts'
import { Palette } from './Palette.tsx'

const registry = createRegistry(catalogue)
const version = (type: string) => registry.types.get(type)?.version ?? 1
const block = (type: string): Block => ({ id: `new-${type}`, type, v: version(type), props: {} })
const words = (fr: string) => ({ fr, en: fr })
const model = (kind: Model['kind'], name: string, label: string, type: string): Model => ({
  ...{ key: `${kind} ${name}`, kind, name, label: words(label), help: words(''), keywords: { fr: [], en: [] } },
  blocks: [block(type)],
})
/** The first result of « tarifs » cannot be added: a page takes no bars. */
const models = [
  model('element', 'footer', 'Tarifs en pied', 'footer'),
  model('element', 'pricing', 'Tarifs', 'pricing'),
  model('section', 'prices', 'Grille de tarifs', 'section'),
]

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
  // The entries stand below each other.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function here(this: Element) {
    return new DOMRect(0, [...document.querySelectorAll('[data-palette-entry]')].indexOf(this) * 100, 10, 10)
  })
})
afterEach(() => {
  stage.end()
  localStorage.clear()
})

function show(offered: readonly Model[] = models) {
  const setup = runnerOn(sampleDocument(block('hero')), [], registry)
  const props = { ...setup.props, admin: { section: { trashed: () => new Promise(() => undefined) } } }
  const bench = { ...setup, props, registry, models: new ValueStore(offered) } as unknown as Workbench
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={bench}>
        <SessionContext value={{} as ComposerSession}>
          <Palette onClose={vi.fn()} />
        </SessionContext>
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  return setup
}

const field = () => document.querySelector<HTMLInputElement>('input[type=search]')
const nameOf = (entry: Element | null | undefined) => entry?.querySelector('span > span')?.textContent
const first = () => nameOf(document.querySelector('[data-palette-entry]'))
/** The entry that is marked for eyes; it is the one that the search names. */
function marked() {
  const shown = document.querySelector('[data-marked]')
  expect(shown?.id ?? null).toBe(field()?.getAttribute('aria-activedescendant') ?? null)
  return nameOf(shown)
}
const press = (key: string) =>
  act(async () => {
    field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    // What was added last is remembered after the event.
    await new Promise((done) => setTimeout(done))
  })
const type = (value: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value)
    field()?.dispatchEvent(new Event('input', { bubbles: true }))
  })

it.each([
  ['tarifs', [], 'Tarifs', 'pricing'],
  ['tarif', ['ArrowDown'], 'Grille de tarifs', 'section'],
  ['tarif', ['ArrowRight'], 'Grille de tarifs', 'section'],
  ['grille', [], 'Grille de tarifs', 'section'],
  ['tarif', ['ArrowDown', 'ArrowUp'], 'Tarifs', 'pricing'],
])('of the search « %s » and %j, Enter adds the marked entry %s', async (query, keys, name, added) => {
  const { store } = show()
  type(query)
  expect(marked()).toBe(first())
  for (const key of keys) await press(key)
  expect([marked(), document.activeElement]).toEqual([name, field()])
  await press('Enter')
  expect(store.document.regions['main']?.map((each) => each.type)).toEqual(['hero', added])
})

it('marks nothing without words, until an arrow leads to the first entry', async () => {
  const { store } = show()
  await press('Enter')
  expect([marked(), store.document.regions['main']?.length]).toEqual([undefined, 1])
  await press('ArrowDown')
  expect(marked()).toBe(first())
})

it('leads back to the first entry when the words change', async () => {
  show()
  type('tarif')
  await press('ArrowDown')
  type('tarifs')
  expect(marked()).toBe(first())
})

it('marks an entry that no place takes where nothing else is found, and says why by Enter', async () => {
  const { store, announced } = show()
  type('pied')
  expect(marked()).toBe('Tarifs en pied')
  await press('Enter')
  expect([store.document.regions['main']?.length, announced]).toEqual([1, ['Sa place est dans l’en-tête ou le pied de page du site.']])
})

it('keeps what is named first though no place takes it: Enter adds nothing, and says why', async () => {
  const { store, announced } = show([
    model('section', 'prices', 'Section avec un bouton', 'section'),
    model('element', 'footer', 'Bouton', 'footer'),
  ])
  for (const words of ['bouton', 'boutons', 'Bouton']) {
    type(words)
    expect([marked(), first()]).toEqual(['Bouton', 'Bouton'])
    await press('Enter')
  }
  const [said] = announced
  expect([store.document.regions['main']?.length, said]).toEqual([1, 'Sa place est dans l’en-tête ou le pied de page du site.'])
})

it('puts what fits as well and can be added before what cannot', () => {
  show([model('element', 'footer', 'Bouton du bas', 'footer'), model('section', 'prices', 'Bouton du haut', 'section')])
  type('bouton')
  expect(first()).toBe('Bouton du haut')
})

it('leaves all entries in place once one was added, and puts it first when it opens again', async () => {
  const { store } = show()
  const names = () => [...document.querySelectorAll('[data-palette-entry]')].map(nameOf)
  const before = names()
  const entry = [...document.querySelectorAll<HTMLElement>('[data-palette-entry]')].find((each) => nameOf(each) === 'Tarifs')
  await act(async () => {
    entry?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    // What was added last is remembered after the event.
    await new Promise((done) => setTimeout(done))
  })
  expect([store.document.regions['main']?.length, names()]).toEqual([2, before])
  stage.show(<p />)
  show()
  expect(names()).toEqual(['Tarifs', ...before])
})

it('adds one element by a double click', async () => {
  const { store } = show()
  const entry = [...document.querySelectorAll<HTMLElement>('[data-palette-entry]')].find((each) => nameOf(each) === 'Tarifs')
  await act(async () => {
    for (const detail of [1, 2]) entry?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    await new Promise((done) => setTimeout(done))
  })
  expect(store.document.regions['main']?.map((each) => each.type)).toEqual(['hero', 'pricing'])
})
