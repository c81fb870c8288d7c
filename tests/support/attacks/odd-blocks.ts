/** A record with one entry of its own under any name, `__proto__` too. */
export const ownEntry = (name: string, value: unknown): Record<string, unknown> => Object.fromEntries([[name, value]])

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length', '', 'A b', '0']
const SHAPES = [null, 7, 'x', true, [], {}, [null], { content: null }, 1e300]

const text = { id: 'mal', type: 'text', v: 1, props: { html: '<p>Mal</p>' } }
const section = { id: 'mal', type: 'section', v: 1, props: {} }
const nested = (levels: number): unknown => Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'x')

function namedBlocks(name: string): [string, unknown][] {
  return [
    [`the id ${name}`, { ...text, id: name }],
    [`the type ${name}`, { ...text, type: name }],
    [`the slot ${name}`, { ...section, slots: ownEntry(name, [{ ...text, id: `dans-${name}` }]) }],
    [`the prop ${name}`, { ...text, props: { ...text.props, ...ownEntry(name, { x: 1 }) } }],
    [`values ${name}`, { id: 'mal', type: 'heading', v: 1, props: { text: name, level: name, anchor: name } }],
    [`the key ${name}`, { ...text, ...ownEntry(name, { x: 1 }) }],
    [`the visibility ${name}`, { ...text, visibility: { audience: name, screens: [name], from: name, until: name, ...ownEntry(name, 1) } }],
    [`overrides ${name}`, { id: 'mal', type: 'shared-section', v: 1, props: { section: name, overrides: [ownEntry(name, name), name] } }],
    [`a list of ${name}`, { id: 'mal', type: 'blog-list', v: 3, props: { nbItem: name, folder: name } }],
    [`a picture ${name}`, { id: 'mal', type: 'image', v: 1, props: { image: ownEntry(name, name), media: name } }],
    [
      `a menu entry ${name}`,
      { id: 'mal', type: 'menu-entry', v: 1, props: { linkType: name, texts: ownEntry(name, { title: name }), pageId: name } },
    ],
  ]
}

/** Blocks that no save takes, as another program, an older version or an attack may have stored them, each with a name for titles. */
export function oddBlocks(): [string, unknown][] {
  const parts = ['id', 'type', 'v', 'props', 'slots', 'visibility']
  return [
    ...NAMES.flatMap(namedBlocks),
    ...SHAPES.map((value): [string, unknown] => [`${JSON.stringify(value)} as a block`, value]),
    ...parts.flatMap((part) =>
      SHAPES.map((value): [string, unknown] => [
        `${JSON.stringify(value)} as ${part}`,
        { ...(part === 'slots' ? section : text), [part]: value },
      ]),
    ),
    ...parts.slice(0, 4).map((part): [string, unknown] => [`no ${part}`, { ...text, [part]: undefined }]),
    ['wrong blocks in a slot', { ...section, slots: { content: [null, 7, 'x', {}, [], { ...text, id: '__proto__' }] } }],
    ['a value of 600 levels', { ...text, props: { html: nested(600) } }],
  ]
}
