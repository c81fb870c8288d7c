import { describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { walkChanged } from './changed-blocks.ts'

const block = (id: string, content: Block[] = []): Block => ({ id, type: 'section', v: 1, props: {}, slots: { content } })
const visited = (former: Block[], now: Block[]): string[] => {
  const ids: string[] = []
  walkChanged(former, now, ({ id }) => ids.push(id))
  return ids
}

describe('walkChanged', () => {
  const [a, b, c] = [block('a', [block('a1'), block('a2')]), block('b'), block('c')]

  it('visits nothing where both states share their blocks, in any order', () => {
    expect([visited([a, b, c], [a, b, c]), visited([a, b, c], [c, a, b]), visited([a, b, c], [a, c])]).toEqual([[], [], []])
  })

  it('visits a changed block and the blocks around it', () => {
    const changed = { ...a, slots: { content: [block('a1'), a.slots!['content']![1]!] } }
    expect(visited([a, b, c], [changed, b, c])).toEqual(['a', 'a1'])
    expect(visited([a, b, c], [b, changed, c])).toEqual(['a', 'a1'])
  })

  it('visits a new block with all that is in it', () => {
    expect(visited([b, c], [b, a, c])).toEqual(['a', 'a1', 'a2'])
  })
})
