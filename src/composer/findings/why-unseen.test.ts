import { describe, expect, it } from 'vitest'
import messages from '#i18n/messages/composer/fr.json' with { type: 'json' }
import type { Reader } from '#schemas/composer/frame-view.ts'
import type { CanvasProblem } from '#schemas/composer/messages.ts'
import type { Json, Visibility } from '#schemas/generated/content.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { catalogue } from '#blocks/catalogue.ts'
import { whyUnseen } from './why-unseen.ts'

const problem = (blockId: string, code: string, over: Partial<CanvasProblem> = {}): CanvasProblem => ({
  ...{ blockId, code, leftOut: true, faults: [] },
  ...over,
})
const registry = createRegistry(catalogue)
const page = sampleDocument(sampleBlock('around', [sampleBlock('inner')]), sampleBlock('b'))
const why = (id: string, ...problems: CanvasProblem[]) =>
  whyUnseen({ document: page, registry, problems }, id).map(({ blockId, message, remedy }) => [blockId, message, remedy?.pointer ?? null])

describe('whyUnseen', () => {
  it.each([
    ['LATER', '/visibility'],
    ['OVER', '/visibility'],
    ['HIDDEN_FOR', '/visibility'],
    ['CLOSED_LINK', '/href'],
    ['CLOSED_PLACE', null],
    ['EMPTIED', null],
    ['UNKNOWN_TYPE', null],
  ])('gives the reason of %s with the setting %s', (code, pointer) => {
    const [reason] = why('b', problem('b', code))
    expect([reason?.[0], messages[reason?.[1] as keyof typeof messages], reason?.[2]]).toEqual(['b', expect.any(String), pointer])
  })

  it('leads from a missing value to its field', () => {
    const faults = [{ pointer: '/title', keyword: 'required' }]
    expect(why('b', problem('b', 'PROPS_INVALID', { faults }))[0]?.[2]).toBe('/title')
  })

  it('adds the reasons of the elements around after those of the element itself', () => {
    expect(why('inner', problem('around', 'LATER'), problem('inner', 'OVER'), problem('b', 'OVER')).map(([blockId]) => blockId)).toEqual([
      'inner',
      'around',
    ])
  })

  it('gives no reason for a finding that leaves the element in the page', () => {
    expect(why('b', problem('b', 'EMPTY_PLACEHOLDER', { leftOut: false }))).toEqual([])
  })

  it.each<[string, string, Record<string, Json>, string | null]>([
    ['a list that a folder narrows', 'blog-list', { folder: 3, count: 6 }, '/folder'],
    ['a list that nothing narrows', 'blog-list', { count: 6 }, null],
  ])('says that %s has no items now, with the setting that narrows it', (_case, type, props, pointer) => {
    const document = sampleDocument({ id: 'liste', type, v: 3, props })
    const problems = [problem('liste', 'NO_ITEMS', { leftOut: false })]
    const [reason] = whyUnseen({ document, registry, problems }, 'liste')
    expect([reason?.message, reason?.remedy?.pointer ?? null]).toEqual(['composer.finding.no-items', pointer])
  })

  it('says which content of another site waits for a click, with the field of its address', () => {
    const document = sampleDocument({ id: 'film', type: 'video', v: 1, props: { title: 'Film', url: 'https://youtu.be/aqz-KE-bpKQ' } })
    expect(whyUnseen({ document, registry, problems: [] }, 'film')).toEqual([
      {
        ...{ blockId: 'film', message: 'composer.unseen.asks', values: { host: 'www.youtube-nocookie.com' } },
        remedy: { label: 'composer.unseen.address', pointer: '/url' },
      },
    ])
  })

  it('finds an element that was hidden after the canvas was opened by its own dates and readers', () => {
    const hidden = (over: Partial<Visibility>, audience: Reader = 'visitors') =>
      whyUnseen(
        {
          document: sampleDocument({
            ...sampleBlock('b'),
            visibility: { audience: 'all', screens: ['mobile', 'desktop'], from: null, until: null, ...over },
          }),
          ...{ registry, problems: [], view: { audience, date: '2026-11-27T02:00:00Z' } },
        },
        'b',
      ).map(({ message }) => message)
    expect(hidden({ until: '2026-11-27T01:59:00Z' })).toEqual(['composer.unseen.over'])
    expect(hidden({ from: '2026-11-27T02:01:00Z' })).toEqual(['composer.unseen.later'])
    expect(hidden({ audience: 'members' })).toEqual(['composer.unseen.members'])
    expect(hidden({ audience: 'members' }, 'members')).toEqual([])
    expect(hidden({ audience: 'visitors' }, 'members')).toEqual(['composer.unseen.visitors'])
    expect(hidden({ until: '2026-11-27T02:01:00Z' })).toEqual([])
    expect(hidden({ audience: 'members', from: '2030-01-01T00:00:00Z' })).toEqual(['composer.unseen.later', 'composer.unseen.members'])
  })

  it('names the screens that an element is not for', () => {
    const visibility: Visibility = { audience: 'all', screens: ['mobile'], from: null, until: null }
    const some = sampleDocument({ ...sampleBlock('b'), visibility })
    expect(whyUnseen({ document: some, registry, problems: [] }, 'b')).toMatchObject([
      { message: 'composer.unseen.mobile', remedy: { pointer: '/visibility' } },
    ])
    const all = sampleDocument({ ...sampleBlock('b'), visibility: { ...visibility, screens: ['mobile', 'desktop'] } })
    expect(whyUnseen({ document: all, registry, problems: [] }, 'b')).toEqual([])
  })
})
