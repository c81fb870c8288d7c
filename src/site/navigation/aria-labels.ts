import type { IntlShape } from 'react-intl'

/** Elements outside of the application with an accessible name in the locale of the page. */
export interface SpokenElements {
  readonly bar: HTMLElement
  readonly area: HTMLElement
}

/** Sets their names from the messages. */
export function labelElements({ bar, area }: SpokenElements, text: IntlShape): void {
  bar.ariaLabel = text.formatMessage({ id: 'page.loading' })
  area.ariaLabel = text.formatMessage({ id: 'notifications.label' })
}
