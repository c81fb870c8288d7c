import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { serverViews } from '#blocks/views.server.ts'
import { interactiveTypes } from '#schemas/generated/block-types.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { loadMessages } from '#i18n/messages.ts'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { RenderProvider } from '#renderer/context.ts'
import { renderBlocks } from '#renderer/render-blocks.tsx'
import { viewMap } from '#renderer/view.ts'
import { openCanvas } from '#tests/support/blocks/canvas-stage.ts'
import { examine } from './examined.ts'
import { headingJump, headingsOf } from './heading-jump.ts'

const registry = createRegistry(catalogue)
const text = createText('fr_FR', await loadMessages('fr_FR', () => undefined))
const facts = {
  locale: 'fr_FR',
  hosts: [],
  links: {},
  media: {},
  forms: {},
  sections: {},
  colors: [],
  emptySettings: [],
  wordsToReplace: [],
  prices: [],
}

/** The levels of the headings that the page of a block shows. */
function shownLevels(block: Block): number[] {
  const canvas = openCanvas([block], { registry, views: serverViews })
  const html = renderToString(
    <TextProvider text={text}>
      <RenderProvider value={canvas.context.get()} document={canvas.facts}>
        {renderBlocks(canvas.ready().blocks, { views: viewMap(serverViews), interactive: interactiveTypes, data: new Map() })}
      </RenderProvider>
    </TextProvider>,
  )
  return [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
}

const examined = (...main: Block[]) => examine(registry, { head: {}, regions: { main } }, facts)
const knownLevels = (block: Block) => examined(block).blocks.flatMap((each) => headingsOf(each).map(({ level }) => level))
const block = (type: string, props: Record<string, Json>, id = 'a'): Block => ({
  id,
  type,
  v: registry.types.get(type)?.version ?? 1,
  props,
})

const titled: readonly (readonly [string, Record<string, Json>])[] = [
  ['features', { items: [{ title: 'Sûr', text: 'a' }, { title: 'Simple' }] }],
  [
    'pricing',
    {
      plans: [
        { name: 'Un', price: '1 €' },
        { name: 'Deux', price: '2 €' },
      ],
    },
  ],
  ['steps', { items: [{ title: 'Un', text: '<h4>Détail</h4>' }, { title: 'Deux' }] }],
  ['team', { members: [{ name: 'Anne' }, { name: 'Paul' }] }],
  [
    'timeline',
    {
      items: [
        { date: '1999', title: 'Un' },
        { date: '2000', title: 'Deux' },
      ],
    },
  ],
  ['faq', { items: [{ question: 'Quand ?', answer: '<h4>Détail</h4>' }] }],
]
const TITLES: readonly Record<string, Json>[] = [{}, { title: 'Ici' }]
const cases = titled.flatMap(([type, props]) =>
  [2, 3].flatMap((level) => TITLES.map((title) => ({ type, props: { level, ...props, ...title } }))),
)

describe('the headings of list items', () => {
  it.each(cases)('are those that the page shows: $type with $props', ({ type, props }) => {
    expect(knownLevels(block(type, props))).toEqual(shownLevels(block(type, props)))
  })

  const after = (level: number) => block('heading', { text: 'Ensuite', level }, 'b')
  const list = (title: Record<string, Json>) => block('features', { level: 2, ...title, items: [{ title: 'Sûr' }] })
  it.each([
    [
      'in the text of an item, one level under its title',
      [block('steps', { level: 2, title: 'Ici', items: [{ title: 'Un', text: '<h4>Détail</h4>' }] })],
      [],
    ],
    [
      'in the text of an item, two levels under its title',
      [block('steps', { level: 2, title: 'Ici', items: [{ title: 'Un', text: '<h5>Détail</h5>' }] })],
      ['a /props/items/0/text'],
    ],
    ['one level under the items of a titled list', [list({ title: 'Ici' }), after(4)], []],
    ['two levels under the items of a list without a title', [list({}), after(4)], ['b /props/level']],
    [
      'under questions, which are no headings',
      [block('faq', { level: 2, title: 'Ici', items: [{ question: 'Quand ?', answer: 'a' }] }), after(4)],
      ['b /props/level'],
    ],
  ])('are judged with a heading %s', (_, blocks, expected) => {
    expect(headingJump(examined(...blocks)).map(({ blockId, pointer }) => `${blockId} ${pointer}`)).toEqual(expected)
  })
})
