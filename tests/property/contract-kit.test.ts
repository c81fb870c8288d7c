import { createElement, useId, useState, type ReactNode } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlockView, BlockViewProps } from '#renderer/view.ts'
import type { ContactFormProps, HeroProps } from '#schemas/generated/block-props.ts'
import { blockChecks } from '#tests/support/blocks/block-checks.ts'
import { loadSubject, type BlockSubject } from '#tests/support/blocks/block-subject.ts'
import { BrowserPage } from '#tests/support/documents/browser-page.ts'
import { isFull } from '#tests/support/sampling.ts'

type Hero = BlockViewProps<HeroProps>
type ContactForm = BlockViewProps<ContactFormProps>

let hero: BlockSubject
let contactForm: BlockSubject
let page: BrowserPage

beforeAll(async () => {
  hero = await loadSubject('hero')
  contactForm = await loadSubject('contact-form')
  page = new BrowserPage()
})
afterAll(() => {
  page.close()
})

/** The names of the checks that a subject fails, of those whose name has these words. Checks that are named run with all their samples. */
async function failuresOf(subject: BlockSubject, words = ''): Promise<string[]> {
  const failed: string[] = []
  for (const { name, run } of blockChecks.filter((check) => check.name.includes(words))) {
    try {
      await run(subject, page, words !== '' || isFull)
    } catch {
      failed.push(name)
    }
  }
  return failed
}

/** A hero that is sound, but for what is put beside its title. */
function heroWith(more: (hero: Hero) => ReactNode): BlockView {
  return function Mutant(given: Hero) {
    return createElement('section', null, createElement('h1', null, given.props.title), given.slots.actions, more(given))
  }
}

const withView = (view: BlockView) => ({ ...hero, views: new Map([...hero.views, ['hero', view]]) })
const withType = (change: Partial<BlockSubject['type']>) => ({ ...hero, type: { ...hero.type, ...change } })
const withRegistered = (change: Partial<BlockSubject['type']>) => {
  const type = { ...hero.type, ...change }
  return { ...hero, type, registry: { ...hero.registry, types: new Map([...hero.registry.types, ['hero', type]]) } }
}
const withManifest = (change: object) => withType({ manifest: { ...hero.type.manifest, ...change } })
const withSource = (file: string, text: string) => ({ ...hero, sources: new Map([...hero.sources, [file, text]]) })

function Clicks() {
  const [count] = useState(() => Math.random())
  return createElement('output', null, count)
}

let calls = 0

const mutants: readonly (readonly [string, string, () => BlockSubject])[] = [
  [
    'a view that throws on a long title',
    'renders the least and the most',
    () => withView(heroWith(({ props }) => (props.title.length > 100 ? fail() : null))),
  ],
  [
    'a view that throws without an optional prop',
    'renders props made',
    () => withView(heroWith(({ props }) => props.points?.[0]?.at(0) ?? fail())),
  ],
  ['a view that loops', 'within a second', () => withView(heroWith(loop))],
  ['a view that counts its renderings', 'the same again', () => withView(heroWith(() => (calls += 1)))],
  [
    'a view that shows something else in the browser',
    'hydrates',
    () => withView(heroWith(() => (typeof vitrineProbe === 'undefined' ? 'browser' : 'server'))),
  ],
  ['a view that makes numbers up', 'the same again', () => withView(heroWith(() => createElement(Clicks)))],
  [
    'a view that takes a text for HTML',
    'hostile',
    () => withView(heroWith(({ props }) => createElement('p', { dangerouslySetInnerHTML: { __html: props.title } }))),
  ],
  [
    'a view that takes a text for an address',
    'hostile',
    () => withView(heroWith(({ props }) => createElement('a', { href: props.kicker }, 'x'))),
  ],
  [
    'a view that spreads what it is given',
    'hostile',
    () => withView(heroWith(({ props }) => createElement('img', { src: props.title, alt: '' }))),
  ],
  ['a view that shows a picture without a text', 'axe', () => withView(heroWith(() => createElement('img', { src: '/x.webp' })))],
  ['a view with a link that says nothing', 'axe', () => withView(heroWith(() => createElement('a', { href: '/x' })))],
  [
    'a view with one id twice',
    'axe',
    () =>
      withView(
        heroWith(() => [
          createElement('label', { key: 1, htmlFor: 'x' }, 'x'),
          createElement('input', { key: 2, id: 'x', role: 'nothing' }),
        ]),
      ),
  ],
  ['a view whose id an anchor could take', 'anchor', () => withView(heroWith(() => createElement('p', { id: 'mentions' }, 'x')))],
  [
    'a view that gives one id to two parts',
    'anchor',
    () => withView(heroWith(({ id }) => ['a', 'b'].map((key) => createElement('p', { key, id: `${id}-note` }, key)))),
  ],
  [
    'a view that forgets keys',
    'renders',
    () => withView(heroWith(({ props }) => (props.points ?? ['a']).map((point) => createElement('p', null, point)))),
  ],
  [
    'a view with a paragraph in a paragraph',
    'hydrates',
    () => withView(heroWith(() => createElement('p', null, createElement('div', null, 'x')))),
  ],
  [
    'a view that loses its slot',
    'slots',
    () =>
      withView(function Mutant({ props }: Hero) {
        return createElement('h1', null, props.title)
      }),
  ],
  [
    'a view that shows a link whose page is closed',
    'a link whose page is closed',
    () => ({
      ...contactForm,
      views: new Map([
        ['contact-form', ({ props }: ContactForm) => createElement('p', null, String(props.privacyHref))],
      ]) as BlockSubject['views'],
    }),
  ],
  ['a view that renders nothing', 'renders each', () => withView(() => null)],
  ['a static block that needs script', 'script', () => withSource('Extra.tsx', 'const [open, setOpen] = useState(false)')],
  ['a static block that listens', 'script', () => withSource('Extra.tsx', '<button onClick={open}>')],
  ['a live block that is not in the set', 'script', () => withManifest({ interactive: true })],
  ['a static block in the set', 'script', () => ({ ...hero, interactive: new Set(['hero']) })],
  ['a label without English', 'labels', () => withManifest({ label: { fr: 'Bandeau', en: '' } })],
  [
    'a prop without French',
    'labels',
    () => withManifest({ props: { ...hero.type.manifest.props, properties: { title: { type: 'string', 'x-label': { en: 'Title' } } } } }),
  ],
  ['no example', 'examples', () => ({ ...hero, examples: [] })],
  [
    'an example that is not valid',
    'examples',
    () => ({ ...hero, examples: [{ name: 'bad.json', block: { id: 'hero-bad', type: 'hero', v: 2, props: { titre: 'x' } } }] }),
  ],
  [
    'an example of another type',
    'examples',
    () => ({ ...hero, examples: [{ name: 'bad.json', block: { id: 'text-x', type: 'text', v: 1, props: { html: 'x' } } }] }),
  ],
  ['a validator that lets everything pass', 'refuses', () => withRegistered({ validate: Object.assign(() => true, { errors: null }) })],
  ['a migration without its pair', 'migrates', () => ({ ...hero, pairs: [] })],
  [
    'a pair that is not what the migration makes',
    'migrates',
    () => ({ ...hero, pairs: hero.pairs.map((pair) => ({ ...pair, after: { title: 'x' } })) }),
  ],
  [
    'a migration that changes what it is given',
    'migrates',
    () => withType({ migrations: [{ id: 'hero/2', name: 'spoil-it', up: (props) => Object.assign(props, { title: 'x' }) }] }),
  ],
  [
    'a migration that is not listed',
    'listed',
    () => ({ ...hero, sources: new Map([...hero.sources].filter(([file]) => file !== 'migrations.ts')) }),
  ],
  ['data needs that are not listed', 'listed', () => withSource('data.ts', 'export function needs() {}')],
]

declare const vitrineProbe: unknown

function fail(): never {
  throw new Error('this mutant throws')
}

function loop(): never {
  for (;;) calls += 0
}

describe('the contract kit', () => {
  it('names the file and the sign of script in a static block', async () => {
    const script = blockChecks.find(({ name }) => name.includes('script'))
    const subject = withSource('Extra.tsx', '<button onClick={open}>')
    await expect(async () => script?.run(subject, page)).rejects.toThrow('Extra.tsx: a handler (onClick={…})')
  })

  it('passes a sound block', async () => {
    expect(await failuresOf(hero)).toEqual([])
    expect(await failuresOf(withView(heroWith(() => null)))).toEqual([])
    expect(await failuresOf(withView(heroWith(() => createElement(Identified))))).toEqual([])
  })

  it.each(mutants)('catches %s', async (_, check, mutant) => {
    expect(await failuresOf(mutant(), check)).not.toEqual([])
  })
})

function Identified() {
  return createElement('p', { id: useId() }, 'x')
}
