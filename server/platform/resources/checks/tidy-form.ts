import { allFields, valuesAt } from '#schemas/admin/resources/form-paths.ts'
import type { FieldKind } from '#schemas/admin/resources/field-meta.ts'
import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import { hasVisibleText, joinedLines, multiLineText, singleLineText } from '#schemas/text/visible-text.ts'
import type { Form } from '#server/platform/resources/item.ts'
import { setAt } from './set-at.ts'

const instant = (text: string): string => new Date(text).toISOString()
const asIs = (text: string): string => text

const tidyOf: Partial<Readonly<Record<FieldKind, (text: string) => string>>> = {
  line: joinedLines,
  slug: singleLineText,
  link: singleLineText,
  text: multiLineText,
  html: asIs,
  instant,
}

/** Leaves each tag of a form once. */
function keepOnce(form: Form, path: string): void {
  for (const placed of valuesAt(form, path)) if (Array.isArray(placed.value)) setAt(form, placed.path, [...new Set<unknown>(placed.value)])
}

/** Gives a form as it is stored: texts trimmed and normalised, null or empty where they show nothing, each tag once. Formatted texts stay as they are. */
export function tidyForm(tree: readonly FormField[], form: Form): Form {
  const tidied = structuredClone(form)
  for (const { path, kind, isRequired } of allFields(tree)) {
    if (kind === 'tags') keepOnce(tidied, path)
    const tidy = tidyOf[kind]
    if (!tidy) continue
    for (const placed of valuesAt(tidied, path)) {
      if (typeof placed.value !== 'string') continue
      const empty = isRequired ? '' : null
      setAt(tidied, placed.path, hasVisibleText(placed.value) ? tidy(placed.value) : empty)
    }
  }
  return tidied
}
