import type { NodeView } from 'prosemirror-view'
import { keepCaretOut } from './leave-value.ts'
import styles from './rich-text.module.css'
import type { ValueWords } from './value-words.ts'

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
  keepCaretOut(dom)
  return { dom }
}
