import { pointerSegment } from '#engine/validation/page-issue.ts'

/** The pointer of a member of what a pointer leads to. */
export function pointerTo(pointer: string, key: string | number): string {
  return `${pointer}/${pointerSegment(String(key))}`
}
