import type { IconName } from '#kit/icons/icon-set.ts'

/** The widths at which the canvas shows the page, in CSS pixels. */
const WIDTHS = { desktop: 1280, tablet: 768, phone: 390 } as const

/** The name of a width of the canvas. */
export type WidthName = keyof typeof WIDTHS | 'free'

/** The width of the canvas; `free` holds the pixels of the free one. */
export interface CanvasWidth {
  readonly name: WidthName
  readonly free: number
}

/** The widths in the order of their buttons. */
export const widthNames: readonly { readonly value: WidthName; readonly icon: IconName }[] = [
  { value: 'desktop', icon: 'monitor' },
  { value: 'tablet', icon: 'tablet' },
  { value: 'phone', icon: 'smartphone' },
  { value: 'free', icon: 'expand' },
]

/** The pixels of a width. */
export function pixelsOf({ name, free }: CanvasWidth): number {
  return name === 'free' ? free : WIDTHS[name]
}
