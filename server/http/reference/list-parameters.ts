import { z } from 'zod'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { filterNames, listLimits, orderNames, type FieldKind, type ListGrammar } from '#schemas/api/base/list-grammar.ts'
import { operatorsOf } from '#schemas/api/base/parse-filter-value.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** One parameter of a list's query, in words and as JSON Schema. */
export interface QueryParameter {
  readonly name: string
  readonly description: string
  readonly schema: Readonly<Record<string, unknown>>
}

const kindWords: Readonly<Record<FieldKind, string>> = {
  text: 'texte',
  number: 'nombre',
  instant: 'jour (AAAA-MM-JJ, à Paris) ou instant',
  day: 'jour (AAAA-MM-JJ)',
  boolean: 'true, false, 1 ou 0',
  enum: 'une ou plusieurs valeurs, séparées par des virgules',
  id: 'un ou plusieurs numéros, séparés par des virgules',
  tags: 'une ou plusieurs étiquettes, séparées par des virgules',
}

function prefixWords(kind: FieldKind): string {
  const prefixes = operatorsOf[kind].filter((operator) => operator !== 'eq').map((operator) => `${operator}:`)
  return `Préfixes\u00a0: ${prefixes.join(' ')}`
}

function orderWords(names: readonly string[], grammar: ListGrammar): string {
  if (names.length === 0) return ''
  return `champ[:asc|:desc], ${listLimits.orderSteps} au plus, séparés par des virgules. Champs\u00a0: ${names.join(', ')}. Par défaut\u00a0: ${grammar.defaultOrder}.`
}

function pagingParameters({ paged }: ListGrammar): QueryParameter[] {
  if (paged === false) return []
  return [
    {
      name: 'nbItem',
      description: 'Éléments par page.',
      schema: { type: 'integer', minimum: 1, maximum: listLimits.nbItem, default: listLimits.defaultNbItem },
    },
    {
      name: 'page',
      description: 'Page demandée\u00a0; au-delà de la dernière, une liste vide.',
      schema: { type: 'integer', minimum: 1, default: 1 },
    },
  ]
}

function orderParameters(grammar: ListGrammar): QueryParameter[] {
  const description = orderWords(orderNames(grammar), grammar)
  return description === '' ? [] : [{ name: 'orderBy', description, schema: { type: 'string' } }]
}

function filterParameter(name: string, grammar: ListGrammar): QueryParameter {
  if (name === 'search') {
    const description = 'Mots cherchés, en français\u00a0: les formes d’un mot et les petites fautes sont comprises.'
    return { name, description, schema: { type: 'string', maxLength: listLimits.searchLength } }
  }
  const kind = ownValue(grammar.fields, name)?.kind ?? 'text'
  return {
    name,
    description: `Filtre\u00a0: ${kindWords[kind]}. ${prefixWords(kind)}`,
    schema: { type: 'string', maxLength: listLimits.valueLength },
  }
}

/** The fields that every collection has: its own come besides, by its JSON Schema. */
const anyCollection: ListGrammar = {
  fields: {
    title: { kind: 'text', order: true },
    publishedAt: { kind: 'instant', order: true },
    order: { kind: 'number', filter: false, order: true },
  },
  search: true,
  defaultOrder: 'order',
}

function namedParameter(name: string, schema: z.ZodType): QueryParameter {
  const { $schema: _, default: __, ...written } = z.toJSONSchema(schema, { io: 'output' })
  return { name, description: 'Dans la requête, peut manquer.', schema: written }
}

/** The query parameters of a call; none when it is not a list. */
export function queryParameters({ list, inQuery = [], params }: CallDefinition): QueryParameter[] {
  if (inQuery.length > 0) return inQuery.map((name) => namedParameter(name, ownValue(params.shape, name) as z.ZodType))
  if (list === undefined) return []
  const grammar = list === 'collection' ? anyCollection : list
  return [...pagingParameters(grammar), ...orderParameters(grammar), ...filterNames(grammar).map((name) => filterParameter(name, grammar))]
}
