import type { NodeView } from 'prosemirror-view'
import styles from './rich-text.module.css'

/** Words of a value of the site. */
export interface ValueWords {
  readonly label: string
  /** The value today, shown on hover. */
  readonly now: string
}

/** Shows a value of the site as a chip with its name. */
export function showValue({ label, now }: ValueWords): NodeView {
  const dom = document.createElement('span')
  dom.className = styles.value ?? ''
  dom.textContent = label
  dom.title = now
  dom.contentEditable = 'false'
  return { dom }
}
