import { pointerSegment } from '#engine/document/pointer-segment.ts'

/** The pointer of a member of what a pointer leads to. */
export function pointerTo(pointer: string, key: string | number): string {
  return `${pointer}/${pointerSegment(String(key))}`
}
