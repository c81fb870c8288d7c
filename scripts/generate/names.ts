/** `blog-list` → `BlogList`. */
export function pascalCase(kebab: string): string {
  return kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** The first line of every generated file. */
export const BANNER = '// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.\n'

/** Comments of one sentence on one line, empty comments away. */
export function withShortComments(code: string): string {
  return code
    .replace(/(?:\n[ \t]*\*[ \t]*)+(?=\n\s*\*\/)/g, '')
    .replace(/\/\*\*\n\s*\*\/\n/g, '')
    .replace(/\/\*\*\n\s*\* ([^\n]*)\n\s*\*\//g, '/** $1 */')
}
