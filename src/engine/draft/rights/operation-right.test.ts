import { describe, expect, it } from 'vitest'
import { draftMayOf } from '#schemas/admin/drafts/draft-may.ts'
import { profileRights } from '#schemas/admin/resources/rights.ts'
import type { Block, BlockManifest, Json } from '#schemas/generated/content.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { AnyFieldKind } from '#engine/registry/field-kind.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { fieldChanges } from './field-change.ts'
import { mayOperate, operationRights } from './operation-right.ts'

type Given = Readonly<Record<string, unknown>>
const text = { type: 'string', maxLength: 80 }
const picture = { $ref: '/schemas/media.schema.json' }
const numbered = (kind: string) => [{ type: 'integer', 'x-field': kind }, 3, 4] as const

/** One value of each kind of field, before and after a change. */
const samples: Readonly<Record<AnyFieldKind, readonly [schema: Given, before: Json, after: Json]>> = {
  text: [text, 'Ouvert', 'Fermé'],
  'long-text': [{ type: 'string', 'x-field': 'long-text' }, 'Ouvert le lundi', 'Fermé le lundi'],
  'rich-text': [{ type: 'string', format: 'html' }, '<p>Ouvert</p>', '<p>Fermé</p>'],
  image: [picture, { id: 1, alt: 'La cave' }, { id: 2, alt: 'Le chai' }],
  link: [{ type: 'string', format: 'safe-url' }, '/contact', '/tarifs'],
  file: [{ ...picture, 'x-field': 'file' }, { id: 1 }, { id: 2 }],
  select: [{ enum: ['left', 'right'] }, 'left', 'right'],
  switch: [{ type: 'boolean' }, true, false],
  number: [{ type: 'integer' }, 3, 4],
  list: [{ type: 'array', items: text }, ['un', 'deux'], ['un', 'deux', 'trois']],
  object: [{ type: 'object', properties: { word: text } }, { word: 'un' }, { word: 'deux' }],
  unknown: [{ type: ['string', 'null'] }, 'un', 'deux'],
  icon: [{ enum: ['phone', 'mail'], 'x-field': 'icon' }, 'phone', 'mail'],
  colour: [{ enum: ['accent', 'paper'], 'x-field': 'colour' }, 'accent', 'paper'],
  date: [{ type: 'string', format: 'date', 'x-field': 'date' }, '2026-05-01', '2026-05-02'],
  moment: [{ type: 'string', format: 'date-time', 'x-field': 'moment' }, '2026-05-01T08:00:00Z', '2026-05-02T08:00:00Z'],
  money: [{ type: 'integer', 'x-field': 'money' }, 1200, 900],
  form: [{ type: 'string', 'x-field': 'form' }, 'contact', 'devis'],
  album: numbered('album'),
  tags: [{ type: 'array', items: text, 'x-field': 'tags' }, ['rouge'], ['blanc']],
  collection: [{ type: 'string', 'x-field': 'collection' }, 'vins', 'lieux'],
  'place-kind': [{ type: 'array', items: text, 'x-field': 'place-kind' }, ['siège'], ['boutique']],
  product: numbered('product'),
  service: numbered('service'),
  folder: numbered('folder'),
  article: numbered('article'),
  page: [{ type: 'string', 'x-field': 'page' }, 'contact', 'tarifs'],
  section: numbered('section'),
  anchor: [{ type: 'string', pattern: '^[a-z]+$', 'x-field': 'anchor' }, 'haut', 'bas'],
}

/** The kinds that an author changes, in words of the trade: texts, pictures and links. A new item of a list is structure, words in a frame of several fields are words. */
const AUTHOR_CHANGES: ReadonlySet<string> = new Set(['text', 'long-text', 'rich-text', 'image', 'link', 'object'])

const manifest = {
  ...{ type: 'sample', version: 1, category: 'text', interactive: false, groups: ['page-section'], keywords: { fr: [], en: [] } },
  ...{ label: { fr: 'Échantillon', en: 'Sample' }, help: { fr: '', en: '' }, outside: { framesOf: 'framed' } },
  slots: { inner: { accepts: ['page-section'], max: 9, label: { fr: 'Dedans', en: 'Inside' } } },
  props: {
    type: 'object',
    properties: {
      ...Object.fromEntries(Object.entries(samples).map(([kind, [schema]]) => [kind, schema])),
      framed: { type: 'string', format: 'safe-url' },
      slug: { ...text, pattern: '^[a-z]+$' },
      items: {
        type: 'array',
        items: { type: 'object', properties: { title: text, note: text, icon: { enum: ['phone', 'mail'] }, image: picture } },
      },
    },
  } as unknown as Given,
} as unknown as BlockManifest
const registry = createRegistry([{ manifest, validate: Object.assign(() => true) as never }])

const items: readonly Json[] = [{ title: 'Un', icon: 'phone', image: { id: 1 } }, { title: 'Deux' }]
const props: Block['props'] = {
  ...Object.fromEntries(Object.entries(samples).map(([kind, [, before]]) => [kind, before])),
  ...{ framed: 'https://example.org/film', slug: 'haut', items: [...items] },
}
const block: Block = { id: 'bloc', type: 'sample', v: 1, props }
const document = sampleDocument(block, { ...block, id: 'autre' }, { id: 'lieu', type: 'shared-section', v: 1, props: { overrides: [] } })

type Narrow = 'AUTHOR' | 'EDITOR' | 'ALL'
const may = (profile: Narrow, operation: Operation, isPage = true) =>
  mayOperate(draftMayOf(profileRights[profile]), { registry, document, isPage }, operation)
const set = (pointer: string, value?: Json, id = 'bloc'): Operation => ({ op: 'set', id, pointer, ...(value !== undefined && { value }) })
const at = { in: { region: 'main' }, after: null, before: null }

const WORDS_IN_PARTS = [set('/list/0', 'premier'), set('/items/0/title', 'Premier'), set('/object', { word: 'deux' })]
const NO_WORDS_IN_PARTS = [set('/list', ['un']), set('/object', { word: 'un', more: 'deux' })]

/** One operation of each kind beside `set`. None of them is an author's. */
const structural: Readonly<Record<Exclude<Operation['op'], 'set'>, Operation>> = {
  head: { op: 'head', pointer: '/title', value: 'Accueil' },
  visible: { op: 'visible', id: 'bloc', visibility: null },
  insert: { op: 'insert', block: { ...block, id: 'neuf' }, at },
  remove: { op: 'remove', id: 'bloc' },
  move: { op: 'move', id: 'bloc', to: at },
  note: { op: 'note', id: 'bloc', name: 'Le haut' },
}

describe('operationRight', () => {
  it.each(Object.keys(samples) as AnyFieldKind[])('lets each profile change a value of the kind %s as its trade says', (kind) => {
    const change = set(`/${kind}`, samples[kind][2])
    expect([may('AUTHOR', change), may('EDITOR', change), may('ALL', change)]).toEqual([AUTHOR_CHANGES.has(kind), true, true])
    // Many pages show a menu, a shared section and a header.
    expect([may('AUTHOR', change, false), may('EDITOR', change, false)]).toEqual([false, true])
  })

  it.each(Object.entries(structural))('leaves %s to those who write pages', (_, operation) => {
    expect([may('AUTHOR', operation), may('EDITOR', operation), may('ALL', operation)]).toEqual([false, true, true])
  })

  it.each<readonly [string, boolean, Operation]>([
    ['the words of an item', true, set('/items/0/title', 'Premier')],
    ['the picture of an item', true, set('/items/0/image/alt', 'Le chai')],
    ['the icon of an item', false, set('/items/0/icon', 'mail')],
    ['a new text of an item', true, set('/items/1/note', 'Sur rendez-vous')],
    ['the whole list with other words', true, set('/items', [{ title: 'Premier', icon: 'phone', image: { id: 2 } }, { title: 'Second' }])],
    ['the whole list with another icon', false, set('/items', [{ title: 'Premier', icon: 'mail', image: { id: 1 } }, { title: 'Deux' }])],
    [
      'the whole list with a prop of no schema',
      false,
      set('/items', [{ title: 'Un', icon: 'phone', image: { id: 1 }, x: 1 }, { title: 'Deux' }]),
    ],
    ['an item more', false, set('/items', [...items, { title: 'Trois' }])],
    ['an item less', false, set('/items', [{ title: 'Deux' }])],
    ['the items in another order', false, set('/items', items.toReversed())],
    ['the list gone', false, set('/items')],
    ['an item as a whole', true, set('/items/1', { title: 'Second' })],
    ['a text of a list of texts', true, set('/list/0', 'premier')],
    ['the texts of a list exchanged', false, set('/list', ['deux', 'un'])],
    ['a text taken out', true, set('/text')],
    ['the words of a picture', true, set('/image/alt', 'Le chai')],
    ['the same value again', true, set('/select', 'left')],
    ['a text that others name', false, set('/slug', 'bas')],
    ['the address of a frame', false, set('/framed', 'https://example.com/autre')],
    ['a prop of no schema', false, set('/more', 'mot')],
    ['a name of every object', false, set('/constructor', 'mot')],
    ['a part of a text', false, set('/text/0', 'F')],
    ['all props at once', false, set('', { text: 'Fermé' })],
    ['a block that is not there', false, set('/text', 'Fermé', 'absent')],
    ['the texts of a place of a shared section', false, set('/overrides', [], 'lieu')],
  ])('says of an author: %s (%s)', (_, expected, operation) => {
    expect([may('AUTHOR', operation), may('EDITOR', operation), may('ALL', operation)]).toEqual([expected, true, true])
  })

  it('has a sample of each kind of field and of each operation', () => {
    expect(Object.keys(samples).toSorted()).toEqual(Object.keys(fieldChanges).toSorted())
    expect(['set', ...Object.keys(structural)].toSorted()).toEqual(Object.keys(operationRights).toSorted())
  })

  it.each(Object.keys(fieldChanges) as AnyFieldKind[])('is red when the line of the kind %s says otherwise', (kind) => {
    // A value that is no list has no items, and one that is no object has no fields.
    const letting = Array.isArray(samples[kind][1]) ? (['words', 'items'] as const) : (['words'] as const)
    const others = fieldChanges[kind] === 'write' ? letting : (['words', 'write', 'items', 'fields'] as const)
    for (const planted of others)
      if (planted !== fieldChanges[kind]) expect(withLine(fieldChanges, kind, planted, disagreements)).not.toEqual([])
    expect(disagreements()).toEqual([])
  })

  it.each(Object.keys(operationRights) as Operation['op'][])('is red when the line of the operation %s says otherwise', (op) => {
    for (const planted of ['pages.words', 'pages.write', 'by-value'] as const)
      if (planted !== operationRights[op] && !(op !== 'set' && planted === 'by-value'))
        expect(withLine(operationRights, op, planted, disagreements)).not.toEqual([])
    expect(disagreements()).toEqual([])
  })
})

/** The questions about an author whose answers differ from those of the trade. */
function disagreements(): string[] {
  const kinds = Object.entries(samples).filter(([kind, [, , after]]) => may('AUTHOR', set(`/${kind}`, after)) !== AUTHOR_CHANGES.has(kind))
  const others = Object.entries(structural).filter(([, operation]) => may('AUTHOR', operation))
  const parts = [...WORDS_IN_PARTS.map((each) => [each, true] as const), ...NO_WORDS_IN_PARTS.map((each) => [each, false] as const)]
  const wrong = parts.filter(([operation, expected]) => may('AUTHOR', operation) !== expected)
  return [...kinds, ...others].map(([name]) => name).concat(wrong.map(([operation]) => JSON.stringify(operation)))
}

function withLine<Name extends string, Line, Result>(
  table: Readonly<Record<Name, Line>>,
  name: Name,
  planted: Line,
  read: () => Result,
): Result {
  const lines = table as Record<Name, Line>
  const former = lines[name]
  lines[name] = planted
  try {
    return read()
  } finally {
    lines[name] = former
  }
}
