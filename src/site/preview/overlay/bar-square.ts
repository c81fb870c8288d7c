import type { Square } from '../spots/square.ts'

/** The most room that the composer’s bar of acts takes beside a selected block, with its distance, in pixels of the panel. */
const BAR = { width: 400, height: 54 } as const

/** The part of the window that the composer’s bar may cover for a selected block: above its end, else below it, else within. */
export function barSquare(block: Square, window: { readonly height: number }, magnification: number): Square {
  const [width, height] = [BAR.width * magnification, BAR.height * magnification]
  const left = Math.max(0, block.right - width)
  const right = Math.max(left + width, block.right)
  const top = topOfBar(block, window.height, height)
  return { left, right, top, bottom: top + height }
}

function topOfBar({ top, bottom }: Square, windowHeight: number, height: number): number {
  if (top >= height) return top - height
  return bottom + height <= windowHeight ? bottom : Math.max(top, 0)
}
