// @vitest-environment jsdom
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { ValueStore } from '#engine/value-store.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { MenuPoint, Workbench } from '#composer/workbench/workbench.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { drawn } from '#tests/support/panel/after-picture.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { Outline } from './Outline.tsx'
import { unfoldSelected } from './unfold-selected.ts'

const note = (id: string, text = id) => testBlockOf('note', { text }, { id })
const box = (id: string, ...content: ReturnType<typeof note>[]) => testBlockOf('live', {}, { id, slots: { inside: content } })
const page = sampleDocument(box('a', note('a1', 'Zinc'), note('a2', 'Cuivre')), note('b', 'Cobalt'), note('c', 'Fer'))

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const fault = (blockId: string) => ({ blockId, pointer: '/props/text', message: 'Trop long.' })

function show(document: EditedDocument = page, selected: readonly string[] = [], issues: readonly object[] = []) {
  const setup = runnerOn(document, selected)
  const stores = {
    ...{ issues: new ValueStore(issues), quality: new ValueStore([]), problems: new ValueStore([]) },
    ...{ side: new ValueStore('page'), focused: new ValueStore<unknown>(null), menu: new ValueStore<MenuPoint | null>(null) },
  }
  const bench = { ...setup, ...stores, registry: testRegistry(), pickers: { values: [] } } as unknown as Workbench
  const onPick = vi.fn()
  unfoldSelected(bench)
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={bench}>
        <Outline onPick={onPick} />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  const grid = stage.place.querySelector<HTMLElement>('[role=treegrid]') as HTMLElement
  const press = (key: string, held: KeyboardEventInit = {}, target: Element | null = grid) =>
    send(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
  return { ...setup, ...stores, onPick, grid, press }
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[role=row]')]
const row = (id: string) => document.querySelector<HTMLElement>(`[data-outline-row="${id}"]`) as HTMLElement
const shownIds = () => rows().map(({ dataset }) => dataset['outlineRow'])
const selectedIds = () => rows().flatMap((each) => (each.ariaSelected === 'true' ? [each.dataset['outlineRow']] : []))
const field = () => document.querySelector<HTMLInputElement>('[role=row] input')
const send = (target: Element | null, event: Event) => drawn(() => void target?.dispatchEvent(event))
const mouse = (type: string, held: MouseEventInit = {}) => new MouseEvent(type, { bubbles: true, cancelable: true, ...held })
const click = (target: Element | null, held: MouseEventInit = {}) => send(target, mouse('click', held))

function write(value: string) {
  return drawn(() => {
    const input = field() as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe('the rows of the outline', () => {
  it('show the words of an element, with its type read aloud and on its icon', () => {
    show()
    const seen = (id: string) => [...row(id).querySelectorAll('[role=gridcell]:first-child > span')].map((each) => each.textContent)
    expect(seen('a1')).toEqual(['', '', 'Essai ', 'Zinc'])
    // Without words of its own, the type is seen, with the first words of what is in it.
    expect(seen('a')).toEqual(['', '', 'Essai', 'Zinc'])
    expect([...row('a1').querySelectorAll('[title]')].map((each) => each.getAttribute('title'))).toEqual(['Essai'])
  })

  it('are those of a tree grid, with level, number and state', () => {
    const { grid } = show(page, ['a'])
    const facts = ({ dataset, ariaExpanded, ...each }: HTMLElement) => [dataset['outlineRow'], dataset['level'], ariaExpanded, each]
    expect(rows().map((each) => facts(each).slice(0, 3))).toEqual([
      ['a', '1', 'true'],
      ['a1', '2', null],
      ['a2', '2', null],
      ['b', '1', null],
      ['c', '1', null],
    ])
    const numbers = rows().map((each) => ['level', 'posinset', 'setsize', 'rowindex'].map((name) => each.getAttribute(`aria-${name}`)))
    expect(numbers[2]).toEqual(['2', '2', '2', '3'])
    expect(numbers[4]).toEqual(['1', '3', '3', '5'])
    expect(rows().every((each) => each.querySelector('[role=gridcell]') !== null)).toBe(true)
    expect([grid.ariaRowCount, grid.getAttribute('aria-activedescendant'), selectedIds()]).toEqual(['5', row('a').id, ['a']])
  })

  it.each([
    ['a mouse', false, '28px'],
    ['a finger', true, '44px'],
  ])('have for %s the height of a target', (_, isCoarse, height) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isCoarse, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    show()
    expect(row('a1').style.height).toBe(height)
  })

  it('of a page of 1,000 elements are mounted by the size of the window, and number all', async () => {
    const { grid, selection } = show(sampleDocument(...Array.from({ length: 1000 }, (_, index) => note(`n${index}`))))
    const first = rows().length
    // A window of 1,000 pixels has room for 36 rows; eight more are ready below it.
    expect(first).toBeLessThanOrEqual(36 + 8)
    expect([grid.ariaRowCount, rows()[0]?.getAttribute('aria-setsize')]).toEqual(['1000', '1000'])
    // The row that has the keys is there, wherever it is.
    await drawn(() => selection.select(['n900']))
    expect(rows().length).toBeLessThanOrEqual(first + 1)
    expect(row('n900').getAttribute('aria-posinset')).toBe('901')
    expect(grid.getAttribute('aria-activedescendant')).toBe(row('n900').id)
  })

  it('have marks for what is locked, limited and faulty, with the faults of what is folded', async () => {
    const visibility = { audience: 'members' as const, screens: ['mobile' as const], from: null, until: null }
    const some = sampleDocument(box('a', note('a1'), note('a2')), { ...note('b'), visibility })
    const { store, folds } = show(some, [], [fault('a1'), fault('a2'), fault('a2'), fault('b')])
    await drawn(() => void store.act({ operations: [{ op: 'note', id: 'b', locked: true }] }))
    expect(row('b').textContent).toContain('verrouillé')
    expect(row('b').textContent).toContain('montré à une partie des visiteurs')
    expect(row('b').textContent).toContain('1 point à régler avant de publier')
    expect(row('a').textContent).not.toContain('à régler')
    await drawn(() => folds.set(new Set(['a'])))
    expect(row('a').textContent).toContain('33 points à régler avant de publier')
  })
})

describe('the keys of the outline', () => {
  it('select rows, fold them, and grow and shrink what is selected', async () => {
    const { press, selection, folds } = show()
    await press('ArrowDown')
    expect(selection.ids).toEqual(['a'])
    await press('ArrowLeft')
    expect([[...folds.get()], shownIds(), row('a').ariaExpanded]).toEqual([['a'], ['a', 'b', 'c'], 'false'])
    await press('ArrowDown', { shiftKey: true })
    await press('ArrowDown', { shiftKey: true })
    expect(selectedIds()).toEqual(['a', 'b', 'c'])
    await press('ArrowUp', { shiftKey: true })
    expect(selectedIds()).toEqual(['a', 'b'])
    await press('End', { ctrlKey: true })
    expect(selectedIds()).toEqual(['a', 'b'])
    await press(' ')
    expect(selectedIds()).toEqual(['a', 'b', 'c'])
  })

  it('lead by letters to a name', async () => {
    const { press, selection } = show(page, ['a'])
    await press('c')
    expect(selection.ids).toEqual(['a2'])
    await press('o')
    expect(selection.ids).toEqual(['b'])
  })

  it('leave the letters of acts to the acts once they are turned on', async () => {
    localStorage.setItem('composer-letter-keys', 'true')
    const { grid, selection } = show(page, ['b'])
    const event = new KeyboardEvent('keydown', { key: 'd', bubbles: true, cancelable: true })
    await send(grid, event)
    expect([event.defaultPrevented, selection.ids]).toEqual([false, ['b']])
    localStorage.clear()
  })

  it('open the fields of the row by Enter, with the focus in the first one', async () => {
    const { press, side, focused, onPick } = show(page, ['b'])
    await press('Enter')
    expect([side.get(), focused.get(), onPick.mock.calls.length]).toEqual(['inspector', { blockId: 'b', pointer: '/text' }, 1])
  })

  it('open the menu of the row by the menu key', async () => {
    const { grid, menu } = show(page, ['b'])
    await send(grid, mouse('contextmenu'))
    expect(menu.get()).toMatchObject({ isOnOutline: true })
  })
})

describe('the row of an empty slot', () => {
  const slotRow = () => document.querySelector<HTMLElement>('[data-slot-parent]') as HTMLElement
  const some = sampleDocument(box('a'), note('b'))

  it('names it, with its element and slot, and opens the palette for it by a press', async () => {
    const { adding, addingTo, selection, onPick } = show(some)
    const { slotParent, slot, level } = slotRow().dataset
    expect([slotRow().textContent, slotParent, slot, level]).toEqual(['Ajouter un élémentEssai', 'a', 'inside', '2'])
    await click(slotRow())
    expect([adding.get(), addingTo.get(), selection.ids]).toEqual([1, { parent: 'a', slot: 'inside' }, ['a']])
    expect(onPick).toHaveBeenCalledOnce()
  })

  it('has the keys after its element, which is selected, opens by Enter, and takes no name', async () => {
    const { press, grid, adding, selection } = show(some, ['a'])
    await press('ArrowDown')
    expect([grid.getAttribute('aria-activedescendant'), selection.ids]).toEqual([slotRow().id, ['a']])
    await press('F2')
    expect([field(), adding.get()]).toEqual([null, 0])
    await press('Enter')
    expect(adding.get()).toBe(1)
    await press('ArrowDown', { shiftKey: true })
    expect(selectedIds()).toEqual(['a', 'b'])
  })
})

describe('a press on a row', () => {
  it('selects it, adds it with Ctrl, and takes all between with Shift', async () => {
    const { onPick, side } = show()
    await click(row('a1'))
    expect([selectedIds(), side.get(), onPick.mock.calls.length]).toEqual([['a1'], 'inspector', 1])
    await click(row('c'), { ctrlKey: true })
    expect(selectedIds()).toEqual(['a1', 'c'])
    await click(row('b'), { shiftKey: true })
    expect([selectedIds(), onPick.mock.calls.length]).toEqual([['b', 'c'], 1])
  })

  it('on its arrow folds it and leaves the selection, which an element in it gives to it', async () => {
    const { selection } = show(page, ['a1'])
    await click(row('a').querySelector('[data-fold]'))
    expect([shownIds(), selection.ids]).toEqual([['a', 'b', 'c'], ['a']])
    await drawn(() => selection.select(['a2']))
    expect(shownIds()).toEqual(['a', 'a1', 'a2', 'b', 'c'])
  })
})

describe('the name of a row', () => {
  it('is written in its row after F2; Enter stores it and gives the focus back to the grid', async () => {
    const { press, store, announced, grid } = show(page, ['b'])
    await press('F2')
    expect([field()?.placeholder, document.activeElement]).toEqual(['Essai', field()])
    await write('Accueil')
    await press('ArrowDown', {}, field())
    await press('Enter', {}, field())
    expect([store.document.notes['b']?.name, row('b').textContent.includes('Accueil'), field()]).toEqual(['Accueil', true, null])
    expect([announced, document.activeElement]).toEqual([['Essai «\u202fCobalt\u202f» s’appelle maintenant Accueil.'], grid])
  })

  it('is the former one after Escape, that of its type when emptied, no act when unchanged', async () => {
    const { press, store, announced } = show({ ...page, notes: { b: { name: 'Accueil' } } }, ['b'])
    await press('F2')
    await write('Autre')
    await press('Escape', {}, field())
    expect([store.document.notes['b']?.name, field()]).toEqual(['Accueil', null])
    await press('F2')
    await press('Enter', {}, field())
    expect([field(), announced]).toEqual([null, []])
    await send(row('b'), mouse('dblclick'))
    await write('  ')
    await drawn(() => field()?.blur())
    expect([store.document.notes['b']?.name, row('b').textContent.includes('Essai'), field()]).toEqual([undefined, true, null])
    expect(announced).toEqual(['Accueil reprend le nom de son type.'])
  })
})

describe('the search of the outline', () => {
  const search = () => document.querySelector<HTMLInputElement>('input[type=search]') as HTMLInputElement
  const seek = (words: string) =>
    drawn(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search(), words)
      search().dispatchEvent(new Event('input', { bubbles: true }))
    })

  it('shows what it finds within what is around it, also where that is folded, and says how much', async () => {
    const { sought, folds, grid } = show()
    await drawn(() => folds.set(new Set(['a'])))
    await drawn(() => sought.set(''))
    expect(document.activeElement).toBe(search())
    await seek('cuivre')
    expect([shownIds(), grid.ariaRowCount, row('a').dataset['context']]).toEqual([['a', 'a2'], '2', 'true'])
    expect(document.querySelector('[role=status]')?.textContent).toBe('1 élément trouvé')
    await seek('zzz')
    expect([shownIds(), document.querySelector('[role=status]')?.textContent]).toEqual([[], 'Aucun élément trouvé'])
  })

  it('follows the words that are typed on the page', async () => {
    const { store, sought } = show()
    await drawn(() => sought.set(''))
    await seek('cuivre')
    const write = (id: string, text: string) =>
      drawn(() => void store.act({ operations: [{ op: 'set', id, pointer: '/text', value: text }], label: 'Texte' }))
    await write('b', 'Du cuivre')
    expect(shownIds()).toEqual(['a', 'a2', 'b'])
    await write('a2', 'Du zinc')
    expect(shownIds()).toEqual(['b'])
  })

  it('goes to the first found row by Enter, and is cleared and closed by Escape', async () => {
    const { sought, press, selection, grid } = show()
    await drawn(() => sought.set(''))
    await seek('cuivre')
    await press('Escape', {}, search())
    expect([sought.get(), shownIds().length]).toEqual(['', 5])
    await seek('cuivre')
    await press('Enter', {}, search())
    expect([selection.ids, sought.get(), document.activeElement, shownIds().length]).toEqual([['a2'], null, grid, 5])
  })
})

it('opens the palette for a row by the button at its edge, as its key does', async () => {
  const { addingTo, adding, selection } = show()
  await click(row('a1').querySelector('[aria-label="Ajouter à cet endroit"]'))
  expect([addingTo.get(), adding.get(), selection.ids]).toEqual([null, 1, ['a1']])
})
