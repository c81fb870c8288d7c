import { parameterDefinitions } from '#domain/parameters.ts'
import { formatWords } from '#site/preview/french.ts'

/** A value of the site that a text can name, with what it is today; empty where the site has not filled it. */
export interface ChoosableValue {
  readonly placeholder: string
  readonly label: string
  readonly now: string
}

/** The values of the site that texts can name, with their French labels. */
export function choosableValues(values: ReadonlyMap<string, string | null>): readonly ChoosableValue[] {
  return parameterDefinitions
    .filter(({ isPlaceholder, type }) => isPlaceholder && values.has(type))
    .map(({ type, label }) => ({ placeholder: `{{${type}}}`, label, now: values.get(type) ?? '' }))
}

interface ChoiceDeps {
  readonly page: Document
  readonly values: readonly ChoosableValue[]
  readonly onChoose: (placeholder: string) => void
}

/** Makes the list of the values of the site, those that the site has not filled last; null where there is none. */
export function createValueChoice({ page, values, onChoose }: ChoiceDeps): HTMLSelectElement | null {
  if (values.length === 0) return null
  const choice = page.createElement('select')
  choice.setAttribute('aria-label', formatWords.value)
  choice.title = formatWords.value
  const shown = new Option('{ }', '', true, true)
  shown.hidden = true
  choice.append(shown)
  for (const [label, isFilled] of [
    [formatWords.filled, true],
    [formatWords.unfilled, false],
  ] as const) {
    const group = Object.assign(page.createElement('optgroup'), { label })
    for (const value of values.filter(({ now }) => (now !== '') === isFilled))
      group.append(new Option(isFilled ? `${value.label} (${value.now})` : value.label, value.placeholder))
    if (group.childElementCount > 0) choice.append(group)
  }
  choice.addEventListener('keydown', (event) => openByKey(choice, event))
  choice.addEventListener('change', () => {
    const { value } = choice
    choice.value = ''
    if (value !== '') onChoose(value)
  })
  return choice
}

/** The keys that change a closed list in browsers of Windows and Linux. */
const CHANGING = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|PageUp|PageDown|[^ ])$/u

/** Opens a closed list at a key that would choose in it: the first value would be inserted before the others are seen. The keys of an open list do not come here. */
function openByKey(choice: HTMLSelectElement, event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || !CHANGING.test(key)) return
  event.preventDefault()
  if ('showPicker' in choice) choice.showPicker()
}
