import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import type { ListGrammar } from '#schemas/api/base/list-grammar.ts'

/** The grammar of a call that is a list; that of a collection is known by its route alone. */
export function listGrammarOf({ name, list }: CallDefinition): ListGrammar {
  if (list === undefined || list === 'collection') throw new TypeError(`${name} has no list grammar of its own`)
  return list
}
