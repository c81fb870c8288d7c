import type { FromFrame } from '#schemas/composer/messages.ts'
import type { CanvasState } from '#schemas/runtime/preview-rendering.ts'
import type { Canvas } from './canvas-model.ts'

/** The page around an edited shell, for the words of the composer; nothing for a page. */
export function aroundPage({ isPage }: Canvas, { parts: { page } }: CanvasState): Pick<Extract<FromFrame, { type: 'ready' }>, 'around'> {
  return isPage ? {} : { around: page && { id: page.id, title: page.title } }
}
