import { describe, expect, it } from 'vitest'
import { testBlockOf } from '#tests/support/blocks/test-registry.ts'
import { pasteBenchOn, runnerOn } from '#tests/support/composer/composer-setup.ts'
import { outlineOf, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { copiedOf, pasteContent, pasteStored } from './clipboard-acts.ts'

const rich = (id: string, html: string) => testBlockOf('rich', { html }, { id })
const page = sampleDocument(rich('note-a', '<p>Un &amp; deux</p>'), rich('note-b', '<p></p>'))
const NOTHING = { html: '', words: '', files: [] }

describe('the clipboard of the composer', () => {
  it('gives other programs the words of the blocks, and itself the blocks', () => {
    const copied = copiedOf(runnerOn(page, ['note-a', 'note-b']))
    expect(copied?.words.trim()).toBe('Un & deux')
    expect(JSON.parse(copied?.own ?? '')).toEqual({ blocks: page.regions['main'] })
    expect(copiedOf(runnerOn(page))).toBeNull()
  })

  it('pastes its own content, and words as blocks when they are those that were copied last', () => {
    const bench = pasteBenchOn(page, ['note-a'])
    const copied = copiedOf(bench)!
    expect(pasteStored(bench)).toBe(false)
    expect(pasteContent(bench, '', NOTHING)).toBe(false)
    expect(pasteContent(bench, copied.own, NOTHING)).toBe(true)
    bench.clipboard.set(copied)
    expect(pasteContent(bench, '', { ...NOTHING, words: copied.words })).toBe(true)
    expect(outlineOf(bench.store.document)).toBe('note-a paul-1 paul-3 note-b')
  })

  it('says that content cannot be read', () => {
    const bench = pasteBenchOn(page, ['note-a'])
    expect(pasteContent(bench, '{"blocks":7}', NOTHING)).toBe(true)
    expect(bench.announced).toEqual(['Ce qui est copié ne peut pas être lu ici.'])
  })
})
