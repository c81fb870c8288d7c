import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Field } from '#forms/field-tree.ts'
import { readSchema } from '#forms/read-schema.ts'
import type { SchemaNode } from '#forms/schema-node.ts'
import type { LocalText } from '#schemas/generated/content.ts'
import { blankValue } from './blank-value.ts'
import { linkAddress, linkKindOf, ownPath, typedAddress, type LinkKind } from './link-address.ts'
import { createKeyMaker, followKeys, type KeyedList } from './list-keys.ts'
import { summarise } from './summarise.ts'

const fieldOf = (type: string, name: string): Field =>
  readSchema(catalogue.find(({ manifest }) => manifest.type === type)!.manifest.props as SchemaNode).fields.find(
    (field) => field.name === name,
  )!
const itemOf = (type: string, name: string): Field => {
  const field = fieldOf(type, name)
  if (field.kind !== 'list') throw new Error(`${type}/${name} is no list`)
  return field.item
}

describe('blankValue', () => {
  it.each([
    ['faq', 'items', { question: '', answer: '' }],
    ['hero', 'points', ''],
    ['table', 'rows', { cells: [''] }],
    ['bottom-bar', 'items', { icon: 'home', label: '', href: '' }],
    ['carousel', 'slides', {}],
  ])('makes the least item of %s/%s', (type, name, value) => {
    expect(blankValue(itemOf(type, name))).toEqual(value)
  })
})

describe('summarise', () => {
  const word = ({ fr }: LocalText) => fr
  it.each([
    ['faq', 'items', { question: 'Combien\u00a0?', answer: '<p>Peu</p>' }, 'Combien\u00a0?'],
    ['faq', 'items', { question: '', answer: '<p>Peu &amp; <em>bien</em></p>' }, 'Peu & bien'],
    ['table', 'rows', { cells: ['', '<strong>a</strong>'] }, 'a'],
    ['bottom-bar', 'items', { icon: 'home' }, 'Accueil'],
    ['bottom-bar', 'items', { icon: 'home', label: 'Contact' }, 'Contact'],
    ['hero', 'points', 'x'.repeat(80), `${'x'.repeat(59)}…`],
    ['faq', 'items', {}, ''],
    ['faq', 'items', 'odd', ''],
  ])('names an item of %s/%s by its first words', (type, name, value, text) => {
    expect(summarise(itemOf(type, name), value, word)).toBe(text)
  })
})

describe('followKeys', () => {
  const list = (): KeyedList => ({ items: ['a', 'b', 'c'], keys: ['1', '2', '3'] })
  it.each([
    ['an item that is changed in its place', ['a', 'x', 'c'], ['1', '2', '3']],
    ['items that move', ['c', 'a', 'b'], ['3', '1', '2']],
    ['an item that is removed', ['a', 'c'], ['1', '3']],
    ['an item that is added before', ['x', 'a', 'b', 'c'], ['item-1', '1', '2', '3']],
    ['a copy beside its original', ['a', 'a', 'b', 'c'], ['1', 'item-1', '2', '3']],
    ['several changes in place', ['x', 'y', 'c'], ['1', '2', '3']],
    ['nothing left', [], []],
  ])('follows %s', (_, items, keys) => {
    expect(followKeys(list(), items, createKeyMaker()).keys).toEqual(keys)
  })

  it('returns the same keys as long as no item moves, so that nothing renders', () => {
    const before = list()
    expect(followKeys(before, ['a', 'b', 'typed'], createKeyMaker()).keys).toBe(before.keys)
    expect(followKeys(before, before.items, createKeyMaker())).toBe(before)
  })
})

describe('the address of a link', () => {
  it.each<[string, LinkKind | null, string]>([
    ['', null, ''],
    ['/contact', 'page', '/contact'],
    ['/media/1/liste.pdf', 'file', '/media/1/liste.pdf'],
    ['https://example.org/a', 'site', 'https://example.org/a'],
    ['mailto:a@example.org', 'mail', 'a@example.org'],
    ['TEL:+33199003700', 'phone', '+33199003700'],
    ['#tarifs', 'anchor', 'tarifs'],
  ])('%j is read as %j', (href, kind, typed) => {
    expect(linkKindOf(href)).toBe(kind)
    if (kind) expect(typedAddress(href, kind)).toBe(typed)
  })

  it.each<[string, LinkKind, string | null]>([
    ['www.example.org', 'site', 'https://www.example.org'],
    ['http://example.org', 'site', 'http://example.org'],
    ['example', 'site', null],
    ['javascript:alert(1)', 'site', null],
    [' a@example.org ', 'mail', 'mailto:a@example.org'],
    ['a@example', 'mail', null],
    ['mailto:a@example.org', 'mail', 'mailto:a@example.org'],
    ['mailto:mailto:a@example.org', 'mail', null],
    ['a@example.org?subject=Bonjour à vous', 'mail', 'mailto:a@example.org?subject=Bonjour%20%C3%A0%20vous'],
    ['https://example.org/mon fichier.pdf', 'site', 'https://example.org/mon%20fichier.pdf'],
    ['//example.org/x', 'site', 'https://example.org/x'],
    ['château.example/a\\b', 'site', 'https://château.example/a/b'],
    ['a@example.org', 'site', null],
    ['tel:01 99 00 37 00', 'phone', 'tel:0199003700'],
    ['#tarifs', 'anchor', '#tarifs'],
    ['01 99 00 37 00', 'phone', 'tel:0199003700'],
    ['{{COMPANY_PHONE}}', 'phone', 'tel:{{COMPANY_PHONE}}'],
    ['+33 (0)1 99 00 37 00', 'phone', 'tel:+33199003700'],
    ['0033 (0)1 99 00 37 00', 'phone', 'tel:+33199003700'],
    ['+44 20 7946 0958', 'phone', 'tel:+442079460958'],
    ['15', 'phone', 'tel:15'],
    ['112', 'phone', 'tel:112'],
    ['39 19', 'phone', 'tel:3919'],
    ['118 218', 'phone', 'tel:118218'],
    ['0692 12 34 56', 'phone', 'tel:+262692123456'],
    ['+262 (0)692 12 34 56', 'phone', 'tel:+262692123456'],
    ['+508 55 12 34', 'phone', 'tel:+508551234'],
    ['17', 'phone', 'tel:17'],
    ['18', 'phone', 'tel:18'],
    ['3631', 'phone', 'tel:3631'],
    ['10 23', 'phone', 'tel:1023'],
    ['116 000', 'phone', 'tel:116000'],
    ['01 99', 'phone', null],
    ['+33 1 99 00', 'phone', null],
    ['5', 'phone', null],
    ['+15', 'phone', null],
    ['appelez', 'phone', null],
    ['Nos tarifs', 'anchor', '#nos-tarifs'],
    ['', 'anchor', null],
  ])('%j typed as %s becomes %j', (typed, kind, href) => {
    expect(linkAddress(typed, kind)).toBe(href)
  })

  it.each([
    [' /produits/combe-haute ', '/produits/combe-haute'],
    ['/vous-etes/avocats#metiers', '/vous-etes/avocats#metiers'],
    ['/', null],
    ['//ailleurs.example', null],
    ['/\\ailleurs.example', null],
    ['/ma carte', '/ma%20carte'],
    ['/media/3.pdf', null],
    ['tarifs', null],
  ])('%j searched among pages is the path %j', (typed, path) => {
    expect(ownPath(typed)).toBe(path)
  })
})
