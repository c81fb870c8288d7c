import { afterEach, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { isBlockId } from '#schemas/names/block-id.ts'
import { hostileNames } from '#tests/support/attacks/hostile-names.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { diffForms } from '#domain/resources/diff-forms.ts'
import { readPath, writePath } from '#domain/resources/merge-forms.ts'
import { changeSentence } from './draft/diff/change-words.ts'
import { diffDocuments } from './draft/diff/diff-documents.ts'
import { prepareBlocks } from './prepare-blocks.ts'
import { createDraftReader } from './prepare-draft.ts'
import { createRegistry } from './registry/registry.ts'

const registry = createRegistry([])
const options = { sanitise: () => null, placeholders: {}, audience: 'visitors', now: 0 } as unknown as Parameters<typeof prepareBlocks>[2]
const shape = () => JSON.stringify([Object.prototype, Array.prototype, Function.prototype].map((each) => Object.getOwnPropertyNames(each)))
const before = shape()
const block = (id: string, type: string, slot = 'content'): Block => ({
  ...{ id, type, v: 1, props: {} },
  slots: Object.fromEntries([[slot, []]]),
})

afterEach(() => expect(shape()).toBe(before))

describe('names from outside', () => {
  it.each(hostileNames)('%j as a type or a slot is an unknown type to every reader', (name) => {
    for (const stored of [block('a', name), block('a', 'none', name)]) {
      expect(prepareBlocks(registry, [stored], options)).toMatchObject({ blocks: [], problems: [{ code: 'UNKNOWN_TYPE' }] })
      const { findings } = createDraftReader(registry, options)([stored])
      expect(findings.map(({ code }) => code)).toContain('UNKNOWN_TYPE')
    }
  })

  it.each(hostileNames.filter((name) => !isBlockId(name)))('%j as an id leaves out its block alone', (name) => {
    expect(prepareBlocks(registry, [block(name, 'none')], options)).toMatchObject({ blocks: [], problems: [{ code: 'BLOCK_MALFORMED' }] })
    expect(createDraftReader(registry, options)([block(name, 'none')]).blocks).toEqual([])
  })

  it.each(hostileNames.filter(Boolean))('%j as a changed field is named as it is stored', (name) => {
    const document = (value: number) => ({
      head: {},
      regions: { main: [testBlockOf('note', Object.fromEntries([[name, value]]))] },
      notes: {},
    })
    const sentence = changeSentence(testRegistry(), diffDocuments(document(1), document(2)), { kind: 'page', language: 'fr_FR' })
    expect(sentence.what).toBe(name.charAt(0).toUpperCase() + name.slice(1))
  })

  it.each(hostileNames.filter((name) => !name.includes('.')))('%j as the field of a form is a field like any other', (name) => {
    expect(readPath({}, name)).toBeUndefined()
    expect(readPath(writePath({}, name, 'Douze'), name)).toBe('Douze')
    expect(diffForms({}, writePath({}, name, 'Douze'))).toHaveLength(1)
  })
})
