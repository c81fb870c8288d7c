import { USUAL_VIEW, type FrameView } from '#schemas/composer/frame-view.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'

/** True for the view that nothing has changed. */
export function isUsual({ audience, date }: FrameView): boolean {
  return audience === USUAL_VIEW.audience && date === USUAL_VIEW.date
}

/** The sentence of a view: the reader and the moment for which the page is drawn. */
export function viewSentence({ audience, date }: FrameView, text: ComposerText): string {
  return date === null ? text(`composer.view.as.${audience}`) : text(`composer.view.as.${audience}.at`, { date: Date.parse(date) })
}
