import { describe, expect, it } from 'vitest'
import type { Block, Visibility } from '#schemas/generated/content.ts'
import { pageWith } from '#tests/support/blocks/block-examples.ts'
import { testBlockOf, testSanitise, testType } from '#tests/support/blocks/test-registry.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { checkPage } from './validate-page.ts'

const part = testType({
  type: 'part',
  groups: ['content', 'page-section'],
  props: { anchor: { type: 'string', maxLength: 60 } },
  slots: { content: { accepts: ['content'], max: 9 } },
})
const registry = createRegistry([part])
const place = (id: string, anchor: string, rest: Partial<Block> = {}) => testBlockOf('part', { anchor }, { id, ...rest })

function issues(blocks: Block[], stored: Block[][] = [], locale = 'fr_FR') {
  return checkPage(registry, pageWith(blocks), { sanitise: testSanitise, stored, locale })
}
const brief = (blocks: Block[], stored?: Block[][]) => issues(blocks, stored).map(({ pointer, code }) => [pointer, code])
const at = (path: string) => `/layout/blocks/${path}/props/anchor`

describe('the anchors of a document', () => {
  it('are accepted when unique, equal to the id of their block or not', () => {
    expect(issues([place('formules', 'formules'), place('aaaa', 'depot', { slots: { content: [place('bbbb', 'pieces')] } })])).toEqual([])
  })

  it.each(['consent', 'state', 'contenu', 'cart-drawer', 'part-3', 'user-login-email', 'bbbb-title'])(
    'are rejected when pages use them for %s',
    (anchor) => {
      expect(brief([place('aaaa', anchor), place('bbbb', 'depot')])).toEqual([[at('0'), 'ANCHOR_TAKEN']])
    },
  )

  it('are rejected when two blocks have the same', () => {
    const inner = place('aaaa', 'autre', { slots: { content: [place('bbbb', 'depot')] } })
    expect(brief([inner, place('cccc', 'depot')])).toEqual([[at('1'), 'DUPLICATE_ANCHOR']])
    expect(brief([place('aaaa', 'depot'), place('bbbb', 'depot')], [[place('aaaa', 'depot')]])).toEqual([[at('1'), 'DUPLICATE_ANCHOR']])
  })

  it('have an error message', () => {
    const both = [place('aaaa', 'consent'), place('bbbb', 'depot'), place('cccc', 'depot')]
    expect(issues(both).map(({ message }) => message)).toEqual([
      'Les pages se servent elles-mêmes du nom «\u202fconsent\u202f»\u00a0: choisissez-en un autre pour cette ancre.',
      'Deux endroits portent l’ancre «\u202fdepot\u202f».',
    ])
    expect(issues(both, [], 'en_GB').map(({ message }) => message)).toEqual([
      'Pages use the name “consent” themselves: choose another one for this anchor.',
      'Two places have the anchor “depot”.',
    ])
  })

  it('may be equal for two blocks that are never visible together', () => {
    const only = (visibility: Partial<Visibility>) => ({
      visibility: { audience: 'all', screens: ['mobile', 'desktop'], from: null, until: null, ...visibility } satisfies Visibility,
    })
    const shown = (one: Partial<Visibility>, other: Partial<Visibility>) =>
      brief([place('aaaa', 'depot', only(one)), place('bbbb', 'autre', { ...only(other), slots: { content: [place('cccc', 'depot')] } })])
    const doubled = [[at('1/slots/content/0'), 'DUPLICATE_ANCHOR']]
    expect(shown({ audience: 'visitors' }, { audience: 'members' })).toEqual([])
    expect(shown({ audience: 'visitors' }, { audience: 'admins' })).toEqual([])
    expect(shown({ audience: 'members' }, { audience: 'admins' })).toEqual(doubled)
    expect(shown({ until: '2026-12-01T00:00:00Z' }, { from: '2026-12-01T00:00:00Z' })).toEqual([])
    expect(shown({ until: '2026-12-01T00:00:01Z' }, { from: '2026-12-01T00:00:00Z' })).toEqual(doubled)
    expect(shown({ screens: ['mobile'] }, { screens: ['desktop'] })).toEqual(doubled)
  })

  it('are retained when pages have started to use them since they were stored', () => {
    const stored = place('aaaa', 'consent')
    expect(issues([stored, place('bbbb', 'depot')], [[stored]])).toEqual([])
  })
})
