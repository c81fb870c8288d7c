import { inProps, type Examined } from '#engine/quality/examined.ts'
import { linksOf } from '#engine/quality/links.ts'
import { internalPath } from '#engine/text/internal-path.ts'

/** A file of the library that a document names by its address. */
export interface NamedFile {
  readonly blockId: string
  readonly pointer: string
  readonly path: string
}

/** Says whether a path of the site is that of a file of the library. */
export const isFilePath = (path: string): boolean => path.startsWith('/media/')

/** The files of the library that links, fields and pictures of formatted texts name by their addresses. */
export function filesOf(document: Examined): NamedFile[] {
  const { hosts } = document.facts
  const linked = linksOf(document).map(({ blockId, pointer, href }) => ({ blockId, pointer, path: internalPath(href, hosts) }))
  const drawn = document.blocks.flatMap(({ block, values }) =>
    values.flatMap(({ kind, pointer, value }) =>
      kind === 'html' && typeof value === 'string'
        ? sourcesIn(value).map((source) => ({ blockId: block.id, pointer: inProps(pointer), path: internalPath(source, hosts) }))
        : [],
    ),
  )
  return [...linked, ...drawn].flatMap(({ path, ...at }) => (path !== null && isFilePath(path) ? [{ ...at, path }] : []))
}

const sourcesIn = (html: string): string[] =>
  [...html.matchAll(/<img\b[^<>]*? src="([^"]*)"/g)].map(([, source = '']) => source.replaceAll('&amp;', '&'))
