import type { PageIssue } from '#engine/validation/page-issue.ts'

const WAY_TO_BLOCK = /^\/(?:layout\/blocks|regions\/[A-Za-z]+)(?:\/\d+\/slots\/[^/]+)*\/\d+/

/** An issue whose pointer begins inside its block, because blocks move while they are edited. Outside of blocks it begins inside the head. */
export function withinBlock(issue: PageIssue): PageIssue {
  return issue.blockId === null ? issue : { ...issue, pointer: issue.pointer.replace(WAY_TO_BLOCK, '') }
}
