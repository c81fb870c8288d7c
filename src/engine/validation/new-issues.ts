import type { Json } from '#schemas/generated/content.ts'
import { canonicalJson } from '#engine/document/canonical-json.ts'
import { valueAt } from '#engine/document/pointer.ts'
import type { PageIssue } from './page-issue.ts'

/** The head of a page with the issues that were found in it. */
export interface CheckedHead {
  readonly head: Json
  readonly issues: readonly PageIssue[]
}

/** A page cannot be stored with another type of a field of its head, without one, or with an unknown shell. */
function isStorable({ code, pointer }: PageIssue): boolean {
  if (pointer === '/shell') return false
  return (code !== 'TYPE' && code !== 'REQUIRED') || !/^\/[^/]*(?:\/\d+)?$/.test(pointer)
}

/** One key for equal faults of equal values. An entry of a list may have moved. */
function keyOf({ pointer, code }: PageIssue, head: Json): string {
  return [code, pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'), canonicalJson(valueAt(head, pointer) ?? null)].join(' ')
}

/** Lists the issues of a head that a stored head does not have already, for the same value; each stored one passes once. */
export function newIssues({ head, issues }: CheckedHead, stored: readonly CheckedHead[]): PageIssue[] {
  const lefts = stored.map((former) => former.issues.map((issue) => keyOf(issue, former.head)))
  return issues.filter((issue) => {
    if (!isStorable(issue)) return true
    const key = keyOf(issue, head)
    let isStored = false
    for (const left of lefts) {
      const place = left.indexOf(key)
      if (place < 0) continue
      left.splice(place, 1)
      isStored = true
    }
    return !isStored
  })
}
