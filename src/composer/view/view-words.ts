import { systemClock } from '#domain/dates/clock.ts'
import { momentInSentence } from '#i18n/format/moment-words.ts'
import { USUAL_VIEW, type FrameView } from '#schemas/composer/frame-view.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'

/** True for the view that nothing has changed. */
export function isUsual({ audience, date }: FrameView): boolean {
  return audience === USUAL_VIEW.audience && date === USUAL_VIEW.date
}

/** The sentence of a view: the reader and the moment for which the page is drawn. */
export function viewSentence({ audience, date }: FrameView, text: ComposerText): string {
  if (date === null) return text(`composer.view.as.${audience}`)
  return text(`composer.view.as.${audience}.at`, { when: momentInSentence(Date.parse(date), systemClock()) })
}
