import { expect, it } from 'vitest'
import { joinSections } from './merge-report.ts'

const parts = ['engine', 'pages', 'orders'] as const
const section = (part: string, words: string) => `<!-- ${part} -->\n\n${words}\n\n<!-- /${part} -->`

it('replaces regenerated sections and leaves the others', () => {
  const old = `# Head\n\n${section('engine', 'one')}\n\n${section('pages', 'two')}\n`
  const made = new Map([['pages', 'three']] as const)
  expect(joinSections(old, parts, made)).toEqual([section('engine', 'one'), section('pages', 'three')])
})

it('adds a new section in its position', () => {
  const made = new Map([['engine', 'one']] as const)
  expect(joinSections(section('orders', 'last'), parts, made)).toEqual([section('engine', 'one'), section('orders', 'last')])
  expect(joinSections('', parts, made)).toEqual([section('engine', 'one')])
})

it('leaves text behind a section, regenerated or not, also behind the last one', () => {
  const old = `${section('engine', 'one')}\n\nA slower machine.\n\nTwice.\n\n${section('orders', 'two')}\n\nThe end.\n`
  const made = new Map([['engine', 'anew']] as const)
  expect(joinSections(old, parts, made)).toEqual([
    section('engine', 'anew'),
    'A slower machine.\n\nTwice.',
    section('orders', 'two'),
    'The end.',
  ])
})
