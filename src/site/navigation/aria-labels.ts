import type { IntlShape } from 'react-intl'

/** What stands outside the app and is named in the language of the page. */
export interface SpokenElements {
  readonly bar: HTMLElement
  readonly area: HTMLElement
}

/** Names them in the language of these messages. */
export function labelElements({ bar, area }: SpokenElements, text: IntlShape): void {
  bar.ariaLabel = text.formatMessage({ id: 'page.loading' })
  area.ariaLabel = text.formatMessage({ id: 'notifications.label' })
}
