import type { EditedKinds } from './edited-kind.ts'
import { createMenuKind, type MenuKindNeeds } from './menu-kind.ts'
import { createPageKind, type PageKindNeeds } from './page-kind.ts'
import { createSectionKind, type SectionKindNeeds } from './section-kind.ts'
import { createShellKind, type ShellKindNeeds } from './shell-kind.ts'

/** Makes the kinds of documents that are edited as drafts. */
export function createEditedKinds(needs: PageKindNeeds & ShellKindNeeds & MenuKindNeeds & SectionKindNeeds): EditedKinds {
  return { PAGE: createPageKind(needs), SHELL: createShellKind(needs), MENU: createMenuKind(needs), SECTION: createSectionKind(needs) }
}
