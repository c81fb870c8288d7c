import { applyOperation } from '#engine/draft/operations/apply.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import { findBlock, placeOf } from '#engine/draft/document/find-block.ts'
import { below, entriesBelow, entryOf, newEntry, TOP, topEntries } from '#admin/pages/menu/menu-entry.ts'
import { stepPlace, type Step } from '#admin/pages/tree/step-place.ts'

/** The id under which the entry of the new page stands in the menu of the dialog. */
export const NEW_ENTRY = 'nouvelle-page'

/** The place in the menu with which the dialog opens: below an entry, at the end of the menu (`menu`), or none. */
export function firstPlace(menu: EditedDocument, under: string): Place | null {
  if (under === '') return null
  const parent = findBlock(menu, under)?.block
  if (parent) return { in: below(parent.id), after: entriesBelow(parent).at(-1)?.id ?? null, before: null }
  return { in: TOP, after: topEntries(menu).at(-1)?.id ?? null, before: null }
}

/** The nearest hidden entry above that of the new page: visitors see nothing of what is below it. Null without one. */
export function hiddenAbove(shown: EditedDocument): Block | null {
  let around = findBlock(shown, NEW_ENTRY)?.around ?? null
  while (around && entryOf(around.block).isShown) around = around.around ?? null
  return around?.block ?? null
}

/** The menu with the entry of the new page at a place; the menu itself where the place is gone. */
export function withNewEntry(menu: EditedDocument, at: Place | null, { title, locale }: { title: string; locale: string }): EditedDocument {
  if (at === null) return menu
  const block = newEntry(NEW_ENTRY, { linkType: 'SELF', isShown: true, texts: { [locale]: { title } } })
  const done = applyOperation(menu, { op: 'insert', block, at })
  return 'refused' in done ? menu : done.document
}

/** The place of the new entry one step further; the same place where the step leads nowhere. */
export function placeAfterStep(shown: EditedDocument, at: Place, step: Step): Place {
  return stepPlace(shown, NEW_ENTRY, step) ?? at
}

/** The place right behind an entry. */
export function placeBehind(menu: EditedDocument, id: string): Place | null {
  const found = findBlock(menu, id)
  return found && { ...placeOf(found), after: id }
}
