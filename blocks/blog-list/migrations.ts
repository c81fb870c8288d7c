import { defineMigrations } from '#engine/registry/migrations.ts'

/** The history of the list of articles. */
export const migrations = defineMigrations('blog-list', [
  // A list that was written before there was a search goes on without one.
  { id: 'blog-list/2', name: 'add-search', up: (props) => ({ ...props, showSearch: false }) },
])
