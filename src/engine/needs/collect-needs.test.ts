import { describe, expect, it } from 'vitest'
import type { BlockData } from '#schemas/runtime/site-rendering.ts'
import { testBlockOf, testRegistry, testType } from '#tests/support/blocks/test-registry.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { collectNeeds } from './collect-needs.ts'

const registry = testRegistry()
const context = { siteId: 37, locale: 'fr_FR', params: {}, query: {}, today: '2026-11-20' }

describe('collectNeeds', () => {
  it('collects the needs of all depths, and merges equal calls with the longest deadline', () => {
    const blocks = [
      testBlockOf('needy', { id: 7 }, { id: 'one1' }),
      testBlockOf(
        'box',
        {},
        {
          slots: {
            content: [testBlockOf('needy', { id: 7, late: true }, { id: 'two2' }), testBlockOf('needy', { id: 8 }, { id: 'three' })],
          },
        },
      ),
      testBlockOf('note', { text: 'x' }),
      testBlockOf('unknown', {}),
    ]
    expect(collectNeeds(registry, blocks, context)).toEqual([
      {
        key: 'item',
        call: 'blog.get',
        params: { id: 7, locale: 'fr_FR' },
        deadlineMs: 25_000,
        targets: [
          { blockId: 'one1', key: 'item' },
          { blockId: 'two2', key: 'item', isSubject: true },
        ],
      },
      { key: 'item', call: 'blog.get', params: { id: 8, locale: 'fr_FR' }, deadlineMs: 300, targets: [{ blockId: 'three', key: 'item' }] },
    ])
  })

  it('reports a block whose needs throw, and continues with the others', () => {
    const failed: string[] = []
    const needs = collectNeeds(
      registry,
      [testBlockOf('needy', { id: 0 }, { id: 'bad1' }), testBlockOf('needy', { id: 9 })],
      context,
      (block, error) => failed.push(`${block.id} ${String(error)}`),
    )
    expect(failed).toEqual(['bad1 Error: no id'])
    expect(needs).toHaveLength(1)
  })

  it('makes a merged call conditional only when all of its blocks do', () => {
    const enough = ({ item }: Readonly<Record<string, unknown>>) => item === 'long'
    const type = (name: string, onlyIf?: typeof enough) =>
      testType({ type: name, needs: () => [{ key: 'more', call: 'blog.list', params: {}, ...(onlyIf && { onlyIf }) }] })
    const types = createRegistry([type('perhaps', enough), type('anyhow')])
    const due = (blocks: readonly string[], data: BlockData) =>
      collectNeeds(
        types,
        blocks.map((name, at) => testBlockOf(name, {}, { id: `b00${at}` })),
        context,
      ).map(({ isDue }) => isDue?.(data) ?? true)
    expect(due(['perhaps'], {})).toEqual([false])
    expect(due(['perhaps'], { b000: { item: 'long' } })).toEqual([true])
    expect(due(['perhaps', 'perhaps'], { b001: { item: 'long' } })).toEqual([true])
    expect(due(['perhaps', 'anyhow'], {})).toEqual([true])
    expect(due(['anyhow', 'perhaps'], {})).toEqual([true])
  })
})
