// @vitest-environment jsdom
import { act } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import type { CanvasProblem } from '#schemas/composer/messages.ts'
import type { Block } from '#schemas/generated/content.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import { ValueStore } from '#engine/value-store.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { outlineOf, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { CHANGE, REPAIR } from '#composer/findings/take-card-act.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { RepairCard } from './RepairCard.tsx'

const sound = testBlockOf('rich', { html: '<p>a</p>', lead: 'a' }, { id: 'a' })

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => {
  stage.end()
  vi.unstubAllGlobals()
})

function show(block: Block, code?: string, faults: CanvasProblem['faults'] = [], registry = testRegistry()) {
  const setup = runnerOn(sampleDocument(block, testBlockOf('rich', { html: '<p>b</p>', lead: 'b' }, { id: 'b' })), [block.id], registry)
  const problems: CanvasProblem[] = code === undefined ? [] : [{ blockId: block.id, code, leftOut: true, faults }]
  const side = new ValueStore('inspector')
  const focused = new ValueStore<object | null>(null)
  const bench = { ...setup, registry, problems: new ValueStore(problems), side, focused } as unknown as Workbench
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={bench}>
        <main>
          <RepairCard id={block.id} />
        </main>
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  return { ...setup, side, focused }
}
const words = () => document.querySelector('main')?.textContent
const press = (name: string) => act(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())

describe('RepairCard', () => {
  it.each<[string, Block, string | undefined, RegExp]>([
    ['of an unknown type', { ...sound, type: 'carte' }, undefined, /«\scarte\s» n’est pas connu/],
    ['of a newer version', { ...sound, v: sound.v + 1 }, undefined, /version plus récente/],
    ['of an old version that no migration reads', sound, 'MIGRATION_FAILED', /version ancienne/],
    ['that is unreadable', sound, 'BLOCK_MALFORMED', /illisible/],
    ['whose view throws', sound, 'RENDER_FAILED', /ne peut pas être affiché/],
  ])('says what an element is %s, that nothing is lost, and shows its content', (_name, block, code, said) => {
    show(block, code)
    expect(words()).toMatch(said)
    expect(words()).toContain('Rien n’est perdu')
    expect(document.querySelector('textarea')?.value.split(/\s: |\n/)).toEqual(['html', '<p>a</p>', 'lead', 'a'])
  })

  it('shows the content in lines and copies the whole element', () => {
    // The promise stays open, because the test does not read the message after the copy.
    const writeText = vi.fn((_text: string) => new Promise<void>(() => undefined))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    const block = { ...sound, type: 'carte', props: { zoom: 14, relief: true, list: ['a'] } }
    show(block)
    expect(document.querySelector('textarea')?.value.replaceAll(/\s+/g, ' ')).toBe('zoom : 14 relief : oui list : [ "a" ]')
    press('Copier')
    expect(JSON.parse(writeText.mock.calls[0]?.[0] ?? '')).toEqual(block)
  })

  it('shows nothing for an element that is shown', () => {
    show(sound)
    expect(words()).toBe('')
  })

  it('names each field to complete once, and leads to it', () => {
    const faults = [
      { pointer: '/lead', keyword: 'required' },
      { pointer: '/html', keyword: 'pattern' },
      { pointer: '/html', keyword: 'maxLength' },
    ]
    const { focused } = show(sound, 'PROPS_INVALID', faults)
    expect([...document.querySelectorAll('li small')].map(({ textContent }) => textContent)).toEqual(['À remplir', 'Ne convient pas'])
    expect(words()).toContain('2 valeurs manquent ou ne conviennent pas')
    act(() => document.querySelectorAll<HTMLElement>('li button')[1]?.click())
    expect(focused.get()).toEqual({ blockId: 'a', pointer: '/html' })
  })

  it('offers other types for values of another shape, and on request for those that are missing', () => {
    const offers = () => document.querySelector('fieldset') !== null
    const heading: Block = { id: 'a', type: 'heading', v: 1, props: { text: '', level: 2 } }
    const registry = createRegistry(catalogue)
    const { focused } = show(heading, 'PROPS_INVALID', [{ pointer: '/text', keyword: 'minLength' }], registry)
    expect(offers()).toBe(false)
    act(() => focused.set({ blockId: 'a', pointer: CHANGE }))
    expect([offers(), document.activeElement?.closest('fieldset') !== null]).toEqual([true, true])
    stage.end()
    stage = stagePanel()
    show(heading, 'PROPS_INVALID', [{ pointer: '/text', keyword: 'type' }], registry)
    expect(offers()).toBe(true)
  })

  it('takes the keys when its card on the page asks for them', () => {
    const { focused } = show(sound, 'PROPS_INVALID', [{ pointer: '/lead', keyword: 'required' }])
    act(() => focused.set({ blockId: 'a', pointer: REPAIR }))
    expect([document.activeElement?.getAttribute('aria-label'), focused.get()]).toEqual(['Élément à réparer', null])
  })

  it('takes a value out that no field shows', () => {
    const block = { ...sound, props: { ...sound.props, relief: true } }
    const { store } = show(block, 'PROPS_INVALID', [{ pointer: '/relief', keyword: 'additionalProperties' }])
    expect(words()).toContain('relief')
    press('Supprimer')
    expect(store.document.regions['main']?.[0]).toEqual(sound)
  })

  it('changes an unknown element into a type that takes its values; undo gives it back', () => {
    const block = { ...sound, type: 'carte', props: { ...sound.props, relief: true } }
    const { store, runner } = show(block)
    const [first] = [...document.querySelectorAll('fieldset label')].map(({ textContent }) => textContent)
    expect(first).toMatch(/Reprend\s: .*Laisse de côté\s: .*relief/)
    act(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Changer en'))?.click())
    const [changed] = store.document.regions['main'] ?? []
    expect(changed?.type).not.toBe(block.type)
    expect(changed?.props).toMatchObject({ lead: 'a' })
    act(() => void runner.undo())
    expect(store.document.regions['main']?.[0]).toEqual(block)
  })

  it('removes the element, and opens the settings of the page with its versions', () => {
    const { store, side } = show({ ...sound, type: 'carte' })
    press('Voir l’historique')
    expect(side.get()).toBe('page')
    const again = show({ ...sound, type: 'carte' })
    press('Supprimer de la page')
    expect(outlineOf(again.store.document)).toEqual(outlineOf(sampleDocument(testBlockOf('rich', {}, { id: 'b' }))))
    expect(store.document).not.toBe(again.store.document)
  })
})
