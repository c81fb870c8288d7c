import { systemClock } from '#domain/dates/clock.ts'
import { State } from '#kit/feedback/State.tsx'
import { frenchDay, frenchTime } from '#admin/texts/describe-instant.ts'
import { usePanelText, type PanelText } from '#admin/texts/use-panel-text.ts'
import { kindOfState, type PageDocument } from './page-states.ts'

/** Writes the state of a page in one language; a planned one says when it will be seen. */
export function stateWords({ state, publishAt }: Pick<PageDocument, 'state' | 'publishAt'>, text: PanelText): string {
  if (state !== 'PLANNED' || publishAt === null) return text(`panel.state.${state}`)
  const at = Date.parse(publishAt)
  return `${frenchDay(at, systemClock())}, ${frenchTime(at)}`
}

/** The state of a page in one language: shape, word, colour. */
export function DocumentState({ document }: { readonly document: PageDocument }) {
  const text = usePanelText()
  return <State kind={kindOfState[document.state]}>{stateWords(document, text)}</State>
}
