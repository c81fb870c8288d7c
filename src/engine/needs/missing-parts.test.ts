import { expect, it } from 'vitest'
import { missingParts, type NeedOutcome } from './missing-parts.ts'

const outcome = (blockId: string, ...[isSubject, isMissing]: boolean[]): NeedOutcome => ({
  ...{ blockId, isSubject: isSubject ?? false, isMissing: isMissing ?? false },
})

it.each<[string, NeedOutcome[], Record<string, string>]>([
  ['nothing when all is answered', [outcome('a'), outcome('b', true)], {}],
  ['a part of a block that has its subject', [outcome('a', true), outcome('a', false, true)], { a: 'part' }],
  ['a part when the missing answer comes first', [outcome('a', false, true), outcome('a', true)], { a: 'part' }],
  ['all of a block without its subject', [outcome('a', true, true), outcome('a')], { a: 'whole' }],
  ['all of a block whose subject and decoration are missing', [outcome('a', true, true), outcome('a', false, true)], { a: 'whole' }],
  ['all of a block without any answer', [outcome('a', false, true), outcome('b')], { a: 'whole' }],
  [
    'a block of the shell, which is always drawn',
    [outcome('bar', false, true), outcome('foot', true, true)],
    { bar: 'shell', foot: 'shell' },
  ],
])('names %s', (_name, outcomes, expected) => {
  expect(missingParts(outcomes, new Set(['bar', 'foot']))).toEqual(expected)
})
