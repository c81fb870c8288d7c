import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import { allFields } from '#schemas/admin/resources/form-paths.ts'
import { proposedSlug } from '#domain/urls/slug.ts'
import type { ResourceStore } from './resource-store.ts'

const parentOf = (path: string) => path.split('.').slice(0, -1).join('.')
const pointerOf = (path: string, locale: string) => `/${path.replaceAll('*', locale).replaceAll('.', '/')}`
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The line that an address is made from: the first one beside it, else the first one of the form. */
function sourceOf(slug: FormField, fields: readonly FormField[]): FormField | undefined {
  const lines = fields.filter(({ kind }) => kind === 'line')
  return lines.find(({ path }) => parentOf(path) === parentOf(slug.path)) ?? lines[0]
}

/** Writes the addresses of a new item while its titles are typed, until a person writes one. Returns the end of it. */
export function followTitles(store: ResourceStore, tree: readonly FormField[], locales: readonly string[]): () => void {
  const fields = allFields(tree)
  const [first = ''] = locales
  const ends = fields
    .filter(({ kind }) => kind === 'slug')
    .flatMap((slug) => {
      const source = sourceOf(slug, fields)
      if (!source) return []
      return (slug.isLocalised ? locales : [first]).map((locale) => {
        const [from, to] = [pointerOf(source.path, locale), pointerOf(slug.path, locale)]
        let written = proposedSlug(textOf(store.get(from)))
        return store.subscribe(from, () => {
          const next = proposedSlug(textOf(store.get(from)))
          const isOwn = textOf(store.get(to)) !== written
          written = next
          if (!isOwn && textOf(store.get(to)) !== next) store.set(to, next)
        })
      })
    })
  return () => ends.forEach((end) => end())
}
