import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'

/** A regular expression of the product. */
export interface Pattern {
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** A source file: its path and its text. */
export type SourceText = readonly [path: string, text: string]

const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

/** The regular expression literals of a source file, and the patterns of a JSON Schema. */
export function patternsIn(path: string, text: string): Pattern[] {
  if (path.endsWith('.json'))
    return [...text.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)].map(([, source = '""']) => ({
      place: path,
      source: JSON.parse(source) as string,
      flags: 'u',
    }))
  const found: Pattern[] = []
  const file = parse(path, text)
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push({ place: `${path}:${line + 1}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

/** The files that build patterns in a function, where the scanner does not see them. */
export function builtInFunctions(files: readonly SourceText[]): string[] {
  return files.filter(([path, text]) => text.includes('RegExp') && buildsInFunction(parse(path, text))).map(([path]) => path)
}

function buildsInFunction(file: ts.SourceFile): boolean {
  const visit = (node: ts.Node, isInside: boolean): boolean => {
    const isBuilding =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) && /^(?:globalThis\.)?RegExp$/.test(node.expression.getText())
    return (
      (isBuilding && isInside) || (node.forEachChild((child) => visit(child, isInside || ts.isFunctionLike(node)) || undefined) ?? false)
    )
  }
  return visit(file, false)
}

const isScanned = (path: string): boolean =>
  (/\.tsx?$/.test(path) ? !/\.test\.tsx?$|generated/.test(path) : /schema\.json$|block\.json$/.test(path)) && existsSync(path)

/** The source files of the product, those that are not committed yet included. */
export const sources = (): readonly SourceText[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'server', 'src', 'schemas', 'blocks', 'machines'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(isScanned)
    .map((path) => [path, readFileSync(path, 'utf8')])

/** The file of the project that builds a pattern; undefined for a package. */
function placeOfCaller(): string | undefined {
  const frames = new Error().stack?.split('\n').slice(1) ?? []
  const caller = frames.find((frame) => !frame.includes('constant-patterns.ts') && !frame.includes('new Proxy'))
  return caller?.includes('node_modules') === false ? caller.split(`${process.cwd()}/`)[1]?.split(':')[0] : undefined
}

/** The patterns that modules build from constants while they are loaded. */
async function builtPatterns(paths: readonly string[]): Promise<Pattern[]> {
  const found: Pattern[] = []
  const original = globalThis.RegExp
  const noted = (built: RegExp): RegExp => {
    const place = placeOfCaller()
    if (place !== undefined) found.push({ place, source: built.source, flags: built.flags })
    return built
  }
  globalThis.RegExp = new Proxy(original, {
    construct: (target, args: [string | RegExp, string?], newTarget: typeof RegExp) => noted(Reflect.construct(target, args, newTarget)),
    apply: (target, _this, args: [string | RegExp, string?]) => noted(target(...args)),
  })
  try {
    for (const path of paths) await import(/* @vite-ignore */ resolve(path))
  } finally {
    globalThis.RegExp = original
  }
  return found
}

/** Every regular expression that is constant: literals, patterns of schemas, and what `RegExp` makes of constants, with `new` or without. */
export async function constantPatterns(): Promise<Pattern[]> {
  const files = sources()
  const builders = files.filter(([, text]) => text.includes('RegExp(')).map(([path]) => path)
  return [...files.flatMap(([path, text]) => patternsIn(path, text)), ...(await builtPatterns(builders))]
}
