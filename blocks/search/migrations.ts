import { defineMigrations } from '#engine/registry/migrations.ts'

/** The history of the search. */
export const migrations = defineMigrations('search', [
  // A search that was written before products could be shown alone goes on as it was.
  { id: 'search/2', name: 'add-products', up: (props) => props },
])
