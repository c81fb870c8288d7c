import { expect, it } from 'vitest'
import { hasUnpublishedWork } from '#composer/bar/has-unpublished-work.ts'
import type { Block } from '#schemas/generated/content.ts'
import { factsBench, linkTo } from '#tests/support/composer/facts-bench.ts'

/** A block that tells when its props are read. */
function watched(block: Block, onRead: () => void): Block {
  const { props } = block
  const given = { ...block }
  Object.defineProperty(given, 'props', { enumerable: true, get: () => (onRead(), props) })
  return given
}

/** The reads of other blocks during ten keys in the first of the given number, and the state of the facts after them. */
async function readsOfTenKeys(blocks: number, key: (typed: number) => Parameters<ReturnType<typeof factsBench>['store']['act']>[0]) {
  let reads = 0
  const others = Array.from({ length: blocks - 1 }, (_, index) => watched(linkTo(`other-${index}`, '/contact'), () => (reads += 1)))
  const { store, questions, state, end } = factsBench(undefined, others)
  await questions[0]?.answer()
  const type = (typed: number) => {
    expect(store.act(key(typed))).not.toHaveProperty('refused')
    hasUnpublishedWork(store.client)
  }
  type(0)
  reads = 0
  for (let typed = 1; typed <= 10; typed += 1) type(typed)
  const answer = { reads, state: state() }
  end()
  return answer
}

const LINK = '<a href="/contact">Nous écrire</a>'

it.each([
  ['of a block', (typed: number) => ({ op: 'set', id: 'a', pointer: '/html', value: `<p>${LINK}${'x'.repeat(typed)}</p>` }) as const],
  ['of the title', (typed: number) => ({ op: 'head', pointer: '/title', value: `Nos vins ${'x'.repeat(typed)}` }) as const],
])('reads no other block for a key in a text %s, on pages of 100 and of 1,000 blocks', async (_text, operation) => {
  const key = (typed: number) => ({ operations: [operation(typed)], typing: true })
  expect(await readsOfTenKeys(100, key)).toEqual({ reads: 0, state: 'known' })
  expect(await readsOfTenKeys(1000, key)).toEqual({ reads: 0, state: 'known' })
})

it('finds a link that was not looked up in the block of the key', async () => {
  const key = (typed: number) => ({
    operations: [{ op: 'set', id: 'a', pointer: '/html', value: `<p><a href="/parti">${typed}</a></p>` } as const],
    typing: true,
  })
  expect((await readsOfTenKeys(100, key)).state).toBe('asking')
})
