import type { ResourceNames } from './resource-names.ts'

/** Puts lines after the last line that a pattern finds. */
function after(source: string, pattern: RegExp, text: string): string {
  const lines = source.split('\n')
  const last = lines.findLastIndex((line) => pattern.test(line))
  if (last === -1) throw new Error(`No line like ${pattern.source} is there to put "${text}" after`)
  return lines.toSpliced(last + 1, 0, text).join('\n')
}

/** Puts an entry at the end of the list that begins with a text and ends with a bracket. */
function intoList(source: string, start: string, entry: string): string {
  const begin = source.indexOf(start)
  const end = source.indexOf(']\n', begin + start.length)
  if (begin === -1 || end === -1) throw new Error(`No list "${start}" is there to put "${entry}" into`)
  return `${source.slice(0, end).trimEnd().replace(/,$/, '')}, ${entry}${source.slice(end)}`
}

/** Files that list all resources, stores or tables, each with what a new resource adds. */
export const entries: Readonly<Record<string, (source: string, names: ResourceNames) => string>> = {
  'schemas/admin/resources/resources.ts': (source, { many, declared }) =>
    intoList(
      after(source, /^import .*kinds\//, `import { ${declared} } from './kinds/${many}.ts'`),
      'export const resources: readonly Resource[] = [',
      declared,
    ),
  'server/composition/stores.ts': (source, { name, creator }) =>
    intoList(
      after(source, /^import .*-store\.ts'/, `import { ${creator} } from '#server/content/items/${name}-store.ts'`),
      'return [',
      `${creator}()`,
    ),
  'server/database/tables/resource-tables.ts': (source, { name, many, rows }) =>
    after(
      after(source, /^(?:import .*|\} )from '\.\/.*-tables\.ts'$/, `import type { ${rows} } from './kinds/${name}-tables.ts'`),
      /^ {2}\w+: \w+Table$/,
      `  ${many}: ${rows}`,
    ),
  'server/people/personal-data/personal-data.ts': (source, { many }) => {
    const held = 'merged_names: nobody'
    if (!source.includes(held)) throw new Error(`No "${held}" is there to put "${many}" beside`)
    return source.replace(held, `${held}, ${many}: nobody`)
  },
}

/** The list of features with a row for a new resource at its end. */
export function withFeatureRow(source: string, { name, many }: ResourceNames): string {
  const numbers = [...source.matchAll(/^\| F-(\d+)/gm)].map(([, digits]) => Number(digits))
  if (numbers.length === 0) return source
  const free = Math.max(...numbers) + 1
  const [declared, test] = [`schemas/admin/resources/kinds/${many}.ts`, 'tests/contract/resources/every-resource.test.ts']
  const row = `| F-${String(free).padStart(4, '0')} | The resource \`${name}\` in the panel. | [${declared}](../${declared}) | [${test}](../${test}) |`
  return after(source.trimEnd(), /^\| F-\d+/, row).concat('\n')
}
