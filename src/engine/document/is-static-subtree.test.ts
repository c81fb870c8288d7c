import { expect, it } from 'vitest'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { isStaticSubtree } from './is-static-subtree.ts'

it('a subtree is static when nothing in it needs script', () => {
  const registry = testRegistry()
  const box = (child: string) =>
    testBlockOf('box', {}, { slots: { content: [testBlockOf('box', {}, { slots: { content: [testBlockOf(child)] } })] } })
  expect(isStaticSubtree(registry, box('note'))).toBe(true)
  expect(isStaticSubtree(registry, box('live'))).toBe(false)
  expect(isStaticSubtree(registry, testBlockOf('live'))).toBe(false)
  expect(isStaticSubtree(registry, testBlockOf('unknown'))).toBe(true)
})
