import { expect, it } from 'vitest'
import type { Json } from '#schemas/generated/content.ts'
import { newIssues } from './new-issues.ts'
import { pageIssue, type PageIssueCode } from './page-issue.ts'

type Fault = readonly [pointer: string, code: PageIssueCode]
const headWith = (head: Json, ...faults: readonly Fault[]) => ({
  head,
  issues: faults.map(([pointer, code]) => pageIssue({ blockId: null, pointer }, code, 'fr_FR')),
})
const found = (head: ReturnType<typeof headWith>, ...stored: readonly ReturnType<typeof headWith>[]) =>
  newIssues(head, stored).map(({ pointer }) => pointer)

it('lists every issue of a page that was never stored', () => {
  expect(found(headWith({ title: '' }, ['/title', 'TOO_SHORT']))).toEqual(['/title'])
})

it.each<[string, Json, Json, readonly string[]]>([
  ['the same value', { title: '' }, { title: '' }, []],
  ['another value', { title: '' }, { title: ' ' }, ['/title']],
])('compares the fault with that of a stored head of %s', (_what, now, before, expected) => {
  expect(found(headWith(now, ['/title', 'TOO_SHORT']), headWith(before, ['/title', 'TOO_SHORT']))).toEqual(expected)
})

it('lists an issue whose value is stored without that fault', () => {
  expect(found(headWith({ title: '' }, ['/title', 'TOO_SHORT']), headWith({ title: '' }))).toEqual(['/title'])
})

it('passes an entry of a list that moved, once for each time it is stored', () => {
  const stored = headWith({ middleware: ['member', 'nope'] }, ['/middleware/1', 'OPTION'])
  expect(found(headWith({ middleware: ['nope'] }, ['/middleware/0', 'OPTION']), stored)).toEqual([])
  const twice = headWith({ middleware: ['nope', 'nope'] }, ['/middleware/0', 'OPTION'], ['/middleware/1', 'OPTION'])
  expect(found(twice, stored)).toEqual(['/middleware/1'])
})

it.each<[Json, Fault]>([
  [{ url: 3 }, ['/url', 'TYPE']],
  [{}, ['/title', 'REQUIRED']],
  [{ middleware: [3] }, ['/middleware/0', 'TYPE']],
  [{ shell: 'wide' }, ['/shell', 'OPTION']],
])('lists a fault that no page can be stored with: %j', (head, fault) => {
  expect(found(headWith(head, fault), headWith(head, fault))).toEqual([fault[0]])
})

it('passes a stored value of another type in the settings for search engines', () => {
  const head = headWith({ seo: { title: 3 } }, ['/seo/title', 'TYPE'])
  expect(found(head, head)).toEqual([])
})
