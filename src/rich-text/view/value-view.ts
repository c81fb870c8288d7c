import type { NodeView } from 'prosemirror-view'
import styles from './rich-text.module.css'

/** Words of a value of the site. */
export interface ValueWords {
  readonly label: string
  /** The value today; empty where the site has none. */
  readonly now: string
}

/** A value of the site that can be inserted into a text. */
export interface TextValue extends ValueWords {
  /** `{{COMPANY_PHONE}}`. */
  readonly placeholder: string
}

const bareName = (placeholder: string) => placeholder.replaceAll(/[\s{}]|&nbsp;/g, '')

/** The words of a placeholder; one that is not known here is called by its name. */
export function valueWords(values: readonly TextValue[], placeholder: string): ValueWords {
  const bare = bareName(placeholder)
  return values.find((value) => bareName(value.placeholder) === bare) ?? { label: bare, now: '' }
}

/** Shows a value of the site as a chip with its value today; screen readers read its name first. */
export function showValue({ label, now }: ValueWords): NodeView {
  const dom = document.createElement('span')
  dom.className = styles.value ?? ''
  dom.title = now === '' ? label : `${label}\u00a0: ${now}`
  dom.setAttribute('contenteditable', 'false')
  if (now === '') dom.textContent = label
  else {
    const name = document.createElement('span')
    name.className = styles['value-name'] ?? ''
    name.textContent = `${label}\u00a0: `
    dom.append(name, now)
  }
  return { dom }
}
