// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { shownToast } from '#kit/feedback/toast.ts'
import { pasteBenchOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { DOT } from '#tests/support/paste/made-document.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { OutsideContent } from './outside-content.ts'
import { pasteOutside } from './paste-outside.ts'

const registry = createRegistry(catalogue)
const heading: Block = { id: 'h', type: 'heading', v: 1, props: { text: 'Ici' } }

async function pasted(content: Partial<OutsideContent>) {
  const bench = pasteBenchOn(sampleDocument(heading), ['h'], registry)
  const before = bench.store.document
  await pasteOutside(bench, { html: '', words: '', files: [], ...content })
  const [, ...added] = bench.store.document.regions['main'] ?? []
  return { bench, before, added: added.map(({ type, props }) => ({ type, props })) }
}

it('adds a document behind the selected element in one act, which one undo takes back', async () => {
  const html = '<h2>Un</h2><p>Deux</p>'.repeat(10)
  const { bench, before, added } = await pasted({ html })
  expect(added).toHaveLength(20)
  expect(bench.announced).toEqual(['20 éléments sont ajoutés, place 2 sur 21.'])
  bench.runner.undo()
  expect(bench.store.document).toEqual(before)
})

it('sends the pictures of a document before it adds them with the rest', async () => {
  const { bench, added } = await pasted({ html: `<p>Un</p><img src="${DOT}" alt="Le mas"><p>Deux</p>` })
  expect(added.map(({ type }) => type)).toEqual(['text', 'image', 'text'])
  expect(added[1]?.props).toEqual({ image: { id: 1, alt: 'Le mas' } })
  expect(bench.sent.map(({ type }) => type)).toEqual(['image/png'])
})

it('makes an image of a picture file, and asks for its alternative text', async () => {
  const { bench, added } = await pasted({ files: [new File(['x'], 'mas.webp', { type: 'image/webp' })] })
  expect(added).toEqual([{ type: 'image', props: { image: { id: 1 } } }])
  expect([bench.side.get(), bench.focused.get()]).toEqual(['inspector', { blockId: bench.selection.ids[0], pointer: '/image/alt' }])
})

const png = (name: string) => new File(['x'], name, { type: 'image/png' })

/** Pastes files while an element lacks the pictures of these pointers, and something else where its name is given. */
async function filled(block: Block, lacking: readonly string[], files: readonly File[]) {
  const bench = pasteBenchOn(sampleDocument(block), [block.id], registry)
  const faults = lacking.map((pointer) => ({ pointer, keyword: 'required' }))
  bench.problems.set([{ blockId: block.id, code: 'PROPS_INVALID', leftOut: true, faults }])
  await pasteOutside(bench, { html: '', words: '', files: [...files] })
  const shown = (bench.store.document.regions['main'] ?? []).map(({ type, props }) => [type, props])
  return { bench, shown }
}

const lacksImage: Block = { id: 'vide', type: 'image', v: 1, props: {} }
const gallery = (...items: readonly Block['props'][]): Block => ({ id: 'g', type: 'gallery', v: 1, props: { items: [...items] } })

it('fills the absent picture of an element with a file, and asks for its alternative text', async () => {
  const { bench, shown } = await filled(lacksImage, ['/image'], [png('mas.png')])
  expect(shown).toEqual([['image', { image: { id: 1 } }]])
  expect([bench.side.get(), bench.focused.get()]).toEqual(['inspector', { blockId: 'vide', pointer: '/image/alt' }])
  bench.runner.undo()
  expect(bench.store.block('vide')).toEqual(lacksImage)
})

it('fills the absent pictures of a list in their order, and adds what finds no place behind it', async () => {
  const full = { image: { id: 9 } }
  const { shown } = await filled(gallery({}, full, {}), ['/items/0/image', '/items/2/image'], ['a', 'b', 'c'].map(png))
  expect(shown).toEqual([
    ['gallery', { items: [{ image: { id: 1 } }, full, { image: { id: 2 } }] }],
    ['image', { image: { id: 3 } }],
  ])
})

it('leaves a refused picture at its place, where the next file takes its turn', async () => {
  const { bench, shown } = await filled(lacksImage, ['/image'], [png('refused.png')])
  expect(shown).toEqual([['image', {}]])
  expect(bench.uploads.of({ id: 'vide', pointer: '/image' })?.refusal).toBe('Trop lourde.')
  // The canvas shows the refused picture.
  bench.problems.set([])
  await pasteOutside(bench, { html: '', words: '', files: [png('b.png')] })
  expect([bench.store.block('vide')?.props, bench.uploads.all.get()]).toEqual([{ image: { id: 1 } }, []])
})

it('adds an image behind an element that lacks another value than a picture', async () => {
  const { shown } = await filled(heading, ['/text'], [png('mas.png')])
  expect(shown.map(([type]) => type)).toEqual(['heading', 'image'])
})

it('adds the pictures that are taken, and leaves a refused one with its reason, to be given up', async () => {
  const { bench, added } = await pasted({
    files: ['a.png', 'refused.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' })),
  })
  expect(added.map(({ props }) => props)).toEqual([{ image: { id: 1 } }, { image: { id: 2 } }])
  expect(bench.uploads.all.get()).toMatchObject([{ name: 'refused.png', refusal: 'Trop lourde.', canRetry: false }])
  bench.uploads.cancel(bench.uploads.all.get()[0]?.key ?? 0)
  expect(bench.uploads.all.get()).toEqual([])
})

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'video', { title: 'Vidéo YouTube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
  [
    ' https://example.org/carte?a=1&b=2 ',
    'text',
    { html: '<p><a href="https://example.org/carte?a=1&amp;b=2">example.org/carte?a=1&amp;b=2</a></p>' },
  ],
  ['youtu.be/dQw4w9WgXcQ?t=90', 'video', { title: 'Vidéo YouTube', url: 'https://youtu.be/dQw4w9WgXcQ?t=90' }],
  ['//example.org/x', 'text', { html: '<p><a href="https://example.org/x">example.org/x</a></p>' }],
  ['liste.pdf', 'text', { html: '<p>liste.pdf</p>' }],
  ['www.example.org/', 'text', { html: '<p><a href="https://www.example.org/">example.org</a></p>' }],
  ['Un\nDeux\n\nTrois <b>', 'text', { html: '<p>Un<br>Deux</p><p>Trois &lt;b&gt;</p>' }],
])('makes of the words %j an element « %s »', async (words, type, props) => {
  expect((await pasted({ words })).added).toEqual([{ type, props }])
})

it.each([
  [
    { html: '<p>Un<sup><a href="#cmnt1">[a]</a></sup><sup><a href="#cmnt2">[b]</a></sup></p><svg></svg>' },
    '2 commentaires et 1 forme n’ont pas été repris.',
  ],
  [{ html: '<p>Un</p><svg></svg>' }, '1 forme n’a pas été reprise.'],
  [{ html: '<p><u>Un</u> <u>deux</u> <small>trois</small></p>' }, '2 soulignements et 1 mise en petits caractères n’ont pas été repris.'],
  [{ files: [new File([''], 'a.zip'), new File([''], 'b.zip')] }, '2 fichiers n’ont pas été repris.'],
  [{ html: '<p> </p>' }, 'Il n’y a rien à coller.'],
])('says for %j: « %s »', async (content, sentence) => {
  await pasted(content)
  expect(shownToast()?.text).toBe(sentence)
})
