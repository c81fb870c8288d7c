import { describe, expect, it } from 'vitest'
import type { Condition, Json } from '#schemas/generated/content.ts'
import { testType, testTypes } from '#tests/support/blocks/test-registry.ts'
import { conditionHolds } from './condition.ts'
import { createRegistry } from './registry.ts'
import { slotsInUse } from './slots-in-use.ts'

describe('conditionHolds', () => {
  it.each<[Condition, Json | undefined, boolean]>([
    [{ prop: 'layout', is: ['thirds', 'quarters'] }, 'quarters', true],
    [{ prop: 'layout', is: ['thirds', 'quarters'] }, 'halves', false],
    [{ prop: 'layout', is: ['thirds'] }, undefined, false],
    [{ prop: 'level', is: [2] }, '2', false],
    [{ prop: 'wide', is: [false] }, false, true],
    [{ prop: 'href', min: 1 }, '/contact', true],
    [{ prop: 'href', min: 1 }, '', false],
    [{ prop: 'href', min: 1 }, undefined, false],
    [{ prop: 'tabs', min: 3 }, ['a', 'b'], false],
    [{ prop: 'tabs', min: 3 }, ['a', 'b', 'c'], true],
    [{ prop: 'tabs', min: 3 }, { length: 3 }, false],
  ])('%j of %j is %s', (condition, value, holds) => {
    expect(conditionHolds(condition, value)).toBe(holds)
  })
})

describe('slotsInUse', () => {
  const two = testType({
    type: 'two',
    props: { layout: { enum: ['one', 'two'], default: 'two', 'x-options': {} } },
    slots: {
      first: { accepts: ['note'], max: 3 },
      second: { accepts: ['note'], max: 3, when: { prop: 'layout', is: ['two'] } },
    },
  })
  const type = createRegistry([...testTypes, two]).types.get('two')!

  it.each<[Record<string, Json>, string[]]>([
    [{ layout: 'one' }, ['first']],
    [{ layout: 'two' }, ['first', 'second']],
    [{}, ['first', 'second']],
  ])('of %j are %j', (props, names) => {
    expect(slotsInUse(type, props)).toEqual(names)
  })
})
