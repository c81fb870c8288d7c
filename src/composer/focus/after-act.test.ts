// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { ValueStore } from '#engine/value-store.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { actNames } from '#composer/acts/acts.ts'
import type { FrameChannel } from '#composer/channel/connect-frame.ts'
import { commands, plainCommands, type PlainCommandName } from '#composer/commands/commands.ts'
import { addModel } from '#composer/palette/add-model.ts'
import { bringBack } from '#composer/conflicts/bring-back.ts'
import { placeForNew } from '#composer/commands/paste.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { AFTER_ACT, type DoneAct } from './after-act.ts'
import { followActs } from './use-focus-after-acts.ts'

const registry = createRegistry(catalogue)
const block = (type: string, id: string, props: Record<string, Json> = {}, slots?: Block['slots']): Block => ({
  ...{ id, type, v: registry.types.get(type)?.version ?? 1, props },
  ...(slots && { slots }),
})
const text = (id: string) => block('text', id, { html: `<p>${id}</p>` })
const section = (id: string, ...content: Block[]) => block('section', id, { title: id }, { content })
const columns = block('columns', 'cols', { layout: 'halves' }, { first: [text('left'), text('low')], second: [text('right')] })
const menu = block('faq', 'faq', { items: [{ question: 'Quand ?', answer: '<p>Demain</p>' }] })
const page = sampleDocument(section('s1', text('a'), text('b')), section('s2', columns, text('c')), menu)

type Bench = ReturnType<typeof runnerOn>

/** How each act is done in the page above, and on which block. */
const plain = (name: PlainCommandName, on: string) => ({ on, run: ({ runner }: Bench) => runner.run(plainCommands[name], undefined) })
const field = { id: 'a', pointer: '/html', field: 'Texte', value: '<p>Neuf</p>' }
const item = { id: 'faq', pointer: '/items', field: 'Questions' }
const scenes: Readonly<Record<DoneAct, { readonly on: string; readonly run: (bench: Bench) => boolean }>> = {
  ...(Object.fromEntries(Object.keys(plainCommands).map((name) => [name, plain(name as PlainCommandName, 'b')])) as Record<
    PlainCommandName,
    ReturnType<typeof plain>
  >),
  moveDown: plain('moveDown', 'a'),
  moveInto: plain('moveInto', 'faq'),
  wrapInSection: plain('wrapInSection', 'faq'),
  splitColumn: plain('splitColumn', 'low'),
  unwrap: plain('unwrap', 's1'),
  fold: plain('fold', 's1'),
  unfold: { on: 's2', run: ({ runner, folds }) => (folds.set(new Set(['s2'])), runner.run(plainCommands.unfold, undefined)) },
  unfoldAll: { on: 's2', run: ({ runner, folds }) => (folds.set(new Set(['s2'])), runner.run(plainCommands.unfoldAll, undefined)) },
  showAgain: {
    on: 'b',
    run: ({ runner }) => runner.run(plainCommands.hideNow, undefined) && runner.run(plainCommands.showAgain, undefined),
  },
  addModel: { on: 'a', run: ({ runner }) => runner.run(addModel, { blocks: [text('new')] }) },
  bringBack: {
    on: 's1',
    run: ({ runner }) =>
      runner.run(bringBack, { rescue: { block: text('new'), at: { in: { region: 'main' }, after: 's1', before: 's2' } }, chosen: 'new' }),
  },
  insertBlocks: {
    on: 'a',
    run: ({ runner }) => runner.run(commands.insertBlocks, { blocks: [text('new')], at: placeForNew(runner.situation, [text('new')]) }),
  },
  paste: { on: 'a', run: ({ runner }) => runner.run(commands.paste, { blocks: [text('new'), text('new-2')] }) },
  moveBlocks: {
    on: 'a',
    run: ({ runner }) => runner.run(commands.moveBlocks, { ids: ['a'], to: { in: { region: 'main' }, after: 's2', before: 'faq' } }),
  },
  moveToSlot: { on: 'left', run: ({ runner }) => runner.run(commands.moveToSlot, { slot: 'second' }) },
  transform: { on: 'a', run: ({ runner }) => runner.run(commands.transform, { type: 'notice' }) },
  shareSection: { on: 's1', run: ({ runner }) => runner.run(commands.shareSection, { blocks: [text('new')] }) },
  detachSection: { on: 's1', run: ({ runner }) => runner.run(commands.detachSection, { blocks: [text('new')] }) },
  rename: { on: 'a', run: ({ runner }) => runner.run(commands.rename, { name: 'Notre cave' }) },
  setVisibility: {
    on: 'a',
    run: ({ runner }) => runner.run(commands.setVisibility, { audience: 'members', screens: [], from: null, until: null }),
  },
  setHead: { on: 'a', run: ({ runner }) => runner.run(commands.setHead, { pointer: '/title', value: 'Le mas' }) },
  setField: { on: 'a', run: ({ runner }) => runner.run(commands.setField, field) },
  setRichText: { on: 'a', run: ({ runner }) => runner.run(commands.setRichText, field) },
  setLink: { on: 'a', run: ({ runner }) => runner.run(commands.setLink, field) },
  replacePicture: { on: 'a', run: ({ runner }) => runner.run(commands.replacePicture, field) },
  clearField: { on: 'a', run: ({ runner }) => runner.run(commands.clearField, field) },
  addItem: { on: 'faq', run: ({ runner }) => runner.run(commands.addItem, { ...item, index: 1, value: { question: 'Où ?', answer: '' } }) },
  removeItem: { on: 'faq', run: ({ runner }) => runner.run(commands.removeItem, { ...item, index: 0 }) },
  duplicateItem: { on: 'faq', run: ({ runner }) => runner.run(commands.duplicateItem, { ...item, index: 0 }) },
  moveItem: {
    on: 'faq',
    run: ({ runner }) =>
      runner.run(commands.duplicateItem, { ...item, index: 0 }) && runner.run(commands.moveItem, { ...item, from: 0, index: 1 }),
  },
  undo: { on: 'b', run: ({ runner }) => runner.run(plainCommands.remove, undefined) && runner.undo() },
  redo: { on: 'b', run: ({ runner }) => runner.run(plainCommands.duplicate, undefined) && runner.undo() && runner.redo() },
}

const acts = Object.keys(AFTER_ACT) as readonly DoneAct[]
const changing = acts.filter((name) => AFTER_ACT[name].selected !== 'other' && name !== 'copy')

function start(name: DoneAct) {
  const bench = runnerOn(page, [scenes[name].on], registry)
  return { ...bench, act: () => scenes[name].run(bench), is: (id: string) => findBlock(page, id) !== null }
}

describe('the selection', () => {
  it('after each command of menus, keys and the command palette has a row in the table', () => {
    expect(acts).toEqual(expect.arrayContaining([...Object.keys(commands), 'undo', 'redo']))
    const rest = actNames.filter((name) => !Object.keys(AFTER_ACT).includes(name))
    // Acts that change nothing of the document: they open, publish or lead elsewhere.
    expect(rest).toEqual([
      ...[
        'add',
        'move',
        'visibility',
        'publish',
        'plan',
        'nameVersion',
        'tryOut',
        'viewAs',
        'shell',
        'share',
        'notes',
        'askReview',
        'palette',
        'searchOutline',
        'nextPart',
      ],
      ...['formerPart', 'toolbar', 'help'],
    ])
  })

  it.each(acts)('after %s is what the table says', (name) => {
    const { act, selection, store, is } = start(name)
    expect(act()).toBe(true)
    const { ids } = selection
    const { selected } = AFTER_ACT[name]
    expect(ids.every((id) => store.block(id) !== null)).toBe(true)
    if (selected === 'added') expect([ids.length > 0, ids.some(is)]).toEqual([true, false])
    if (selected === 'same') expect(ids).toEqual([scenes[name].on])
    if (selected === 'beside') expect(ids).toEqual(['a'])
    if (selected === 'content') expect(ids).toEqual(['a', 'b'])
  })

  it.each(changing)('after the undo of %s is on the page, and its redo selects what the act has selected', (name) => {
    const { act, selection, store, runner } = start(name)
    act()
    const after = selection.ids
    selection.select([])
    runner.undo()
    // A block that is back or changed, or the one in front of what has gone.
    if (name !== 'setHead') expect(selection.ids).toEqual([scenes[name].on])
    selection.select([])
    runner.redo()
    if (name !== 'setHead') expect(selection.ids).toEqual(after)
    expect(selection.ids.every((id) => store.block(id) !== null)).toBe(true)
  })

  it('of an added block takes the next one behind it, also after an undo', () => {
    const { runner, store } = runnerOn(page, ['a'], registry)
    const add = () => runner.run(addModel, { blocks: [text('new')] })
    add()
    add()
    runner.undo()
    add()
    const inside = store.block('s1')?.slots?.['content']?.map(({ id }) => id)
    expect(inside?.map((id) => (id.startsWith('paul') ? 'new' : id))).toEqual(['a', 'new', 'new', 'b'])
  })
})

const BENCH = `<div data-part="left"><div role="treegrid" tabindex="0" id="outline"><div role="row"></div></div></div>
  <button id="button"></button><input id="field"><div><button id="going"></button></div>
  <div role="dialog"><button id="layer"></button></div>`

describe('the focus', () => {
  let page: HTMLIFrameElement
  let end: () => void = () => undefined
  beforeEach(() => {
    document.body.innerHTML = BENCH
    page = document.body.appendChild(document.createElement('iframe'))
    page.id = 'page'
  })
  afterEach(() => {
    end()
    document.body.replaceChildren()
  })

  const element = (id: string) => document.getElementById(id) as HTMLElement
  const settled = () => new Promise<void>((done) => setTimeout(done))

  /** Does an act with the focus at a place, by a key or a pointer; where the focus is after it. */
  async function after(name: DoneAct, from: string, by: 'keydown' | 'pointerdown' = 'keydown') {
    const bench = start(name)
    const frame = { page: () => page.contentDocument } as unknown as FrameChannel
    if (from !== 'layer') document.querySelector('[role=dialog]')?.remove()
    end = followActs({ runner: bench.runner, channel: new ValueStore<FrameChannel | null>(frame) }, queueMicrotask)
    element(from).focus()
    element(from).dispatchEvent(new Event(by, { bubbles: true }))
    bench.act()
    // The fields of the former selection go, and a dialog or a menu closes.
    if (from === 'going') element(from).remove()
    if (from === 'layer') document.querySelector('[role=dialog]')?.remove()
    await settled()
    return document.activeElement?.id
  }

  it.each(acts)('after %s by a key stays in the outline, on the page, in a text', async (name) => {
    for (const from of ['outline', 'page', 'field']) expect(await after(name, from)).toBe(from)
  })

  it.each(acts)('after %s from a button, a menu or a dialog that goes is on the row of the outline', async (name) => {
    expect(await after(name, 'going')).toBe('outline')
  })

  it.each(['disabled', 'hidden', 'inert'])(
    'is on the row of the outline where the button of the act becomes %s later',
    async (attribute) => {
      expect(await after('setField', 'button')).toBe('button')
      element('button').toggleAttribute(attribute, true)
      await settled()
      expect(document.activeElement?.id).toBe('outline')
    },
  )

  it('is on the row of the outline where a menu that is not shown stays in the document', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div hidden><div role="menu"></div></div>')
    expect(await after('undo', 'going')).toBe('outline')
  })

  it.each(acts)('after %s in a dialog that closes is on the row of the outline', async (name) => {
    expect(await after(name, 'layer')).toBe('outline')
  })

  it.each(acts)('after %s by a button that stays is where the table says', async (name) => {
    const { focus } = AFTER_ACT[name]
    expect(await after(name, 'button')).toBe(focus === 'block' ? 'outline' : 'button')
  })

  it.each(acts)('after %s by a click on a button that stays is on the row, for a value in its field', async (name) => {
    expect(await after(name, 'button', 'pointerdown')).toBe(AFTER_ACT[name].focus === 'field' ? 'button' : 'outline')
  })

  it.each([
    ['the sheet of the block', '<section data-block-sheet tabindex="-1" id="sheet"></section><button data-add id="add"></button>', 'sheet'],
    ['« Ajouter » of an empty page', '<div role="treegrid" tabindex="0"></div><button data-add id="add"></button>', 'add'],
    ['the page where the outline is closed', '<div hidden><div role="treegrid" tabindex="0"><div role="row"></div></div></div>', 'page'],
  ])('goes to %s', async (_, parts, target) => {
    document.querySelector('[data-part=left]')?.remove()
    document.body.insertAdjacentHTML('afterbegin', parts)
    expect(await after('remove', 'going')).toBe(target)
  })

  it('stays in a dialog that stays open, and is left alone once the person goes on', async () => {
    const bench = start('remove')
    end = followActs({ runner: bench.runner, channel: new ValueStore<FrameChannel | null>(null) }, queueMicrotask)
    element('layer').focus()
    bench.act()
    await settled()
    expect(document.activeElement?.id).toBe('layer')
    element('layer').dispatchEvent(new Event('keydown', { bubbles: true }))
    document.querySelector('[role=dialog]')?.remove()
    element('button').focus()
    await settled()
    expect(document.activeElement?.id).toBe('button')
  })
})
