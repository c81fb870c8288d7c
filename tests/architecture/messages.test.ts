import { globSync, readFileSync } from 'node:fs'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { parameterDefinitions } from '#domain/parameters.ts'
import { messageFile } from '#scripts/vite/compiled-messages.ts'

type Messages = Readonly<Record<string, string>>

const FOLDER = 'src/i18n/messages'
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Messages
const paths = globSync(`${FOLDER}/**/*.json`)
/** Returns the French file of another locale. */
const frenchOf = (path: string) => read(path.replace(/[a-z]+\.json$/, 'fr.json'))
const french = Object.assign({}, ...paths.filter((path) => path.endsWith('/fr.json')).map(read)) as Messages
/** All French texts, with those that replace others of the same key for another kind of document. */
const frenchTexts = paths.filter((path) => path.endsWith('fr.json')).flatMap((path) => Object.entries(read(path)))

/** Former names of the list of earlier versions, and of the act that brings one back. */
const FORMER_HISTORY = new RegExp(
  [
    String.raw`^Versions$|«\sVersions\s»|[Rr]églages et versions|parmi les versions`,
    String.raw`[Ll]es versions (?:ne )?sont (?:pas )?arrivées|Chargement des versions`,
    String.raw`[Rr]evenir à une version|[Tt]out rétablir|[Rr]ep(?:rendre|renez) (?:ce texte|(?:une|cette|la) version)`,
  ].join('|'),
)

/** Returns the names of the arguments of a message, branches included. */
function valuesOf(elements: readonly MessageFormatElement[]): string[] {
  const names = elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [element.value, ...valuesOf(element.children)]
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      return [element.value, ...Object.values(element.options).flatMap((option) => valuesOf(option.value))]
    }
    return [element.value]
  })
  return [...new Set(names)].sort()
}

/** Returns true when a message contains an unformatted number. */
function hasBareCount(elements: readonly MessageFormatElement[]): boolean {
  return elements.some((element) => {
    if (element.type === TYPE.argument) return element.value === 'count'
    if (element.type === TYPE.tag) return hasBareCount(element.children)
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return false
    return Object.values(element.options).some((option) => hasBareCount(option.value))
  })
}

/** Returns the differences of messages from the French ones in keys and arguments. */
function differences(messages: Messages, from: Messages): string[] {
  const missing = Object.keys(from).filter((key) => !(key in messages))
  const extra = Object.keys(messages).filter((key) => !(key in from))
  const shared = Object.keys(from).filter((key) => key in messages)
  const unlike = shared.filter((key) => valuesOf(parse(from[key] ?? '')).join() !== valuesOf(parse(messages[key] ?? '')).join())
  return [
    ...missing.map((key) => `${key} is missing`),
    ...extra.map((key) => `${key} is not in fr.json`),
    ...unlike.map((key) => `${key} takes other values`),
  ]
}

it('compiles every file of messages in a build, which has no parser for them', () => {
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !messageFile.test(`/${path}`))).toEqual([])
})

describe('messages', () => {
  it.each(paths)('%s has the keys of the French file, each with the same values', (path) => {
    const step = `Make the keys and the values in braces of ${path} those of the fr.json beside it`
    expect(differences(read(path), frenchOf(path)), step).toEqual([])
  })

  it('call the list of earlier versions « Historique » and its act « Rétablir cette version »', () => {
    expect(frenchTexts.filter(([, text]) => FORMER_HISTORY.test(text))).toEqual([])
    const texts = new Map(frenchTexts)
    const lists = ['composer.revisions', 'composer.changed.history', 'resources.history', 'law.versions', 'media.history']
    expect(lists.map((key) => texts.get(key))).toEqual(lists.map(() => 'Historique'))
    const acts = ['composer.revisions.restore', 'resources.history.restoreAll', 'law.restore', 'media.history.act']
    expect(acts.map((key) => texts.get(key))).toEqual(acts.map(() => 'Rétablir cette version'))
  })

  it('are in every language never empty', () => {
    for (const path of paths) for (const [key, text] of Object.entries(read(path))) expect(text.trim(), `${path} ${key}`).not.toBe('')
  })

  it.each(paths)('%s parts the thousands of what it counts', (path) => {
    const bare = Object.entries(read(path)).filter(([, text]) => hasBareCount(parse(text)))
    expect(bare, 'Write {count, number} in the place of {count}, or # in a plural').toEqual([])
  })

  it('follow French typography', () => {
    const faults = frenchTexts.filter(([, text]) =>
      /'|[^\u00a0\u202f][!?;»]|[^\u00a0\u202f:/]:(\s|$)|«[^\u00a0\u202f]|\.\.\./.test(text.replaceAll(/\{[^{}]*\}/g, '')),
    )
    expect(faults, "Write ’ for ', … for ..., and a no-break space (\\u00a0) before : ; ? ! » and after «").toEqual([])
  })

  it('name no limit of e-mails by time, which is no concern of a reader', () => {
    const told = Object.values(french).filter((text) => /e-mail/.test(text) && /par (?:heure|minute|jour)/.test(text))
    expect(told).toEqual([])
  })

  it('call a piece of a page an element, as do the manifests of block types', () => {
    const manifests = globSync('blocks/*/block.json').flatMap((path) => {
      const words = readFileSync(path, 'utf8').matchAll(/"fr": "((?:[^"\\]|\\.)*)"/g)
      return [...words].map(([, text = '']) => `${path}: ${text}`)
    })
    expect(manifests.length).toBeGreaterThan(500)
    expect([...manifests, ...Object.values(french)].filter((text) => /\bblocs?\b/i.test(text))).toEqual([])
  })

  it('say « cacher » for what visitors do not see, « masquer » for closing on the screen', () => {
    const closing = ['kit.hide', 'form.hide', 'composer.plan.held.hide']
    const words = Object.entries(french).filter(([id]) => !closing.includes(id))
    const labels = ['catalogue', 'resources'].map((name) => [name, readFileSync(`schemas/generated/${name}.json`, 'utf8')] as const)
    const parameters = parameterDefinitions.map(({ type, label }) => [type, label] as const)
    expect([...words, ...labels, ...parameters].flatMap(([id, text]) => (/masqu/i.test(text) ? id : []))).toEqual([])
  })

  it('are seen to differ when they do', () => {
    expect(differences({ b: 'x' }, { a: 'y' })).toEqual(['a is missing', 'b is not in fr.json'])
    expect(differences({ a: '{n, plural, one {# thing} other {# things}}' }, { a: '{count} choses' })).toEqual(['a takes other values'])
  })
})
