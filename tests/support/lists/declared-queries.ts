import type { ListField, ListGrammar } from '#schemas/api/base/list-grammar.ts'

const valuesOf = ({ kind, options = [] }: ListField): readonly string[] => {
  const values = {
    ...{ text: ['Titre', 'lk:4a7d1e'], number: ['3', 'gte:3'], instant: ['2021-03-04', 'gte:2100-01-01T00:00:00Z'], day: ['2021-03-04'] },
    ...{ boolean: ['true', 'false'], id: ['1000100'], tags: ['t17'], enum: options },
  }
  return values[kind]
}

/** A query for each order of a list in both directions, and for each of its filters. */
export function ordersAndFilters({ fields }: ListGrammar): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(field.order ? [`orderBy=${name}`, `orderBy=${name}:desc`] : []),
    ...(field.filter === false ? [] : valuesOf(field).map((value) => `${name}=${value}`)),
  ])
}
