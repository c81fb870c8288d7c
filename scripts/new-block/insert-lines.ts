import { pascalCase } from '#scripts/generate/names.ts'

/** `blocks/catalogue.ts` with the line of a new type and the import of its manifest, in the order of the alphabet. */
export function withCatalogueLine(source: string, type: string): string {
  const name = `${pascalCase(type).replace(/^./, (letter) => letter.toLowerCase())}Manifest`
  const validator = type.includes('-') ? `propsValidators['${type}']` : `propsValidators.${type}`
  const importLine = `import ${name} from './${type}/block.json' with { type: 'json' }`
  const entry = `  defineBlock({ manifest: ${name}, validate: ${validator} }),`
  const imported = insertLine(source, /^import \w+ from '\.\/([a-z0-9-]+)\/block\.json'/, type, importLine)
  return insertLine(imported, /^ {2}defineBlock\(\{ manifest: (\w+)Manifest,/, name.replace(/Manifest$/, ''), entry)
}

/** `blocks/views.ts` with the line of a new type, in the order of the alphabet. */
export function withViewLine(source: string, type: string): string {
  const key = type.includes('-') ? `'${type}'` : type
  return insertLine(
    source,
    /^ {2}'?[a-z0-9-]+'?: \(\) => import\('\.\/([a-z0-9-]+)\//,
    type,
    `  ${key}: () => import('./${type}/View.tsx'),`,
  )
}

/** The feature list with a row for a new type after those of the others; unchanged when it lists none. */
export function withFeatureRow(source: string, type: string): string {
  const lines = source.split('\n')
  const last = lines.findLastIndex((line) => /^\| F-\d+ \| `[a-z0-9-]+`.*\(\.\.\/blocks\//.test(line))
  if (last === -1) return source
  const numbers = [...source.matchAll(/^\| F-(\d+)/gm)].map(([, digits]) => Number(digits))
  const series = Number(/F-(\d+)/.exec(lines[last] ?? '')?.[1] ?? 0)
  const free = nextFree(series + 1, new Set(numbers))
  const test = `blocks/${type}/${type}.test.tsx`
  const row = `| F-${String(free).padStart(4, '0')} | \`${type}\`: a text alone. | [blocks/${type}](../blocks/${type}) | [${test}](../${test}) |`
  return lines.toSpliced(last + 1, 0, row).join('\n')
}

function nextFree(from: number, taken: ReadonlySet<number>): number {
  let number = from
  while (taken.has(number)) number++
  return number
}

/** Puts a line before the first of its kind whose name comes after `name`, else after the last of its kind. */
function insertLine(source: string, kind: RegExp, name: string, line: string): string {
  const lines = source.split('\n')
  const places = lines.flatMap((text, index) => {
    const found = kind.exec(text)?.[1]
    return found === undefined ? [] : [{ index, found }]
  })
  const last = places.at(-1)
  if (!last) throw new Error(`No line like ${kind.source} is there to put "${name}" beside`)
  const next = places.find(({ found }) => found > name)
  return lines.toSpliced(next ? next.index : last.index + 1, 0, line).join('\n')
}
