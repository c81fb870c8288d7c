import { defineMigrations } from '#engine/registry/migrations.ts'

/** The history of the codes at sign-in. */
export const migrations = defineMigrations('two-factor', [
  // A block that was written before it could be hidden from members goes on as it was.
  { id: 'two-factor/2', name: 'add-hide-without-code', up: (props) => props },
])
