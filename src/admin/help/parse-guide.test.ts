import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { guideNames } from './guide-names.ts'
import { parseGuide, parseLine } from './parse-guide.ts'

it('reads strong words, code, keys and links of a line', () => {
  expect(parseLine('**Classer** (<kbd>E</kbd>) ou `/admin`, voir [le site](run-the-site.md#à-publier).')).toEqual([
    { kind: 'strong', text: 'Classer' },
    { kind: 'text', text: ' (' },
    { kind: 'key', text: 'E' },
    { kind: 'text', text: ') ou ' },
    { kind: 'code', text: '/admin' },
    { kind: 'text', text: ', voir ' },
    { kind: 'link', text: 'le site', to: 'run-the-site.md#à-publier' },
    { kind: 'text', text: '.' },
  ])
})

it('keeps French punctuation beside its word', () => {
  expect(parseLine('Ici : « oui » ; non ?')).toEqual([{ kind: 'text', text: 'Ici\u00a0: «\u00a0oui\u00a0»\u00a0; non\u00a0?' }])
})

it('leaves comments out', () => {
  expect(parseGuide('Un.\n\n<!-- à refaire -->\n\nDeux.')).toHaveLength(2)
})

it('reads headings with their address, lists, steps, tables and pictures', () => {
  const markdown =
    '# Titre\n\n## À publier, ici\n\n- un\n- deux\n\n1. un\n\n| a | b |\n| - | - |\n| c | d |\n\n![Une vue](pictures/vue.webp)\n\nDes mots.'
  expect(parseGuide(markdown)).toMatchObject([
    { kind: 'title', text: 'Titre' },
    { kind: 'heading', id: 'à-publier-ici' },
    { kind: 'list', items: [[{ text: 'un' }], [{ text: 'deux' }]] },
    { kind: 'steps', items: [[{ text: 'un' }]] },
    {
      kind: 'table',
      rows: [
        [[{ text: 'a' }], [{ text: 'b' }]],
        [[{ text: 'c' }], [{ text: 'd' }]],
      ],
    },
    { kind: 'picture', alt: 'Une vue', file: 'vue.webp' },
    { kind: 'text', line: [{ text: 'Des mots.' }] },
  ])
})

describe.each(Object.values(guideNames))('the guide %s', (name) => {
  const blocks = parseGuide(readFileSync(`docs/guides/${name}.md`, 'utf8'))

  it('has a title, headings and pictures that are there, and no mark that is not read', () => {
    const pictures = blocks.flatMap((block) => (block.kind === 'picture' ? [block.file] : []))
    expect(pictures.length).toBeGreaterThan(3)
    const there = globSync('docs/guides/pictures/*.webp').map((path) => path.split('/').at(-1))
    expect(pictures.filter((file) => !there.includes(file))).toEqual([])
    expect(blocks[0]?.kind).toBe('title')
    expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(4)
    const words = blocks.flatMap((block) => (block.kind === 'text' ? block.line : []))
    expect(words.filter(({ kind, text }) => kind === 'text' && /[*`<>[\]|]|^#/.test(text))).toEqual([])
  })
})
