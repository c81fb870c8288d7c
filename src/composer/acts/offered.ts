import type { ActName } from '#composer/acts/acts.ts'
import { mayPublish, type Person } from '#composer/workbench/person.ts'

/** The right that an act takes beside that of changing words: that of the elements of a page, or that of publishing. */
type ActNeed = 'none' | 'write' | 'publish'

const needs: Readonly<Record<ActName, ActNeed>> = {
  ...{ moveUp: 'write', moveDown: 'write', moveInto: 'write', moveOut: 'write', move: 'write', add: 'write' },
  ...{ duplicate: 'write', remove: 'write', wrapInSection: 'write', wrapInColumns: 'write', wrapInTabs: 'write' },
  ...{ unwrap: 'write', splitColumn: 'write', cut: 'write', paste: 'write', hideNow: 'write', showAgain: 'write' },
  ...{ toggleLock: 'write', rename: 'write', visibility: 'write', shell: 'write', share: 'write' },
  ...{ publish: 'publish', plan: 'publish' },
  ...{ copy: 'none', selectParent: 'none', selectNext: 'none', selectPrevious: 'none', selectSameType: 'none', selectSiblings: 'none' },
  ...{ fold: 'none', unfold: 'none', foldAll: 'none', unfoldAll: 'none', undo: 'none', redo: 'none', nameVersion: 'none' },
  ...{ tryOut: 'none', viewAs: 'none', notes: 'none', askReview: 'none', palette: 'none', searchOutline: 'none' },
  ...{ nextPart: 'none', formerPart: 'none', toolbar: 'none', help: 'none' },
}

/** Tells if an act is one of a person: toolbars, menus, keys, the command palette and the help page leave out the others. */
export function isOffered(person: Person, name: ActName): boolean {
  const need = needs[name]
  if (need === 'publish') return mayPublish(person)
  return need === 'none' || person.may !== 'words'
}

/** The groups of acts that a person is offered; a group without one goes. */
export function offeredGroups(person: Person, groups: readonly (readonly ActName[])[]): readonly (readonly ActName[])[] {
  return groups.map((names) => names.filter((name) => isOffered(person, name))).filter((names) => names.length > 0)
}
