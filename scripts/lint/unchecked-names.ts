import { readFileSync } from 'node:fs'
import path from 'node:path'
import { API, TypeFlags, type APIOptions, type Checker, type Project, type Type } from 'typescript-7/unstable/sync'
import { SyntaxKind, type Node, type SourceFile } from 'typescript-7/unstable/ast'
import { isBinaryExpression, isBindingElement, isComputedPropertyName, isElementAccessExpression } from 'typescript-7/unstable/ast/is'
import { isCheckedName, textOf, type Lookup } from './checked-name.ts'

/** A place where an object is asked for a name that may be any text. */
export interface UncheckedName {
  readonly file: string
  readonly line: number
  readonly text: string
}

/** A project whose files are read. */
export interface NamesProject {
  readonly root: string
  readonly config: string
  /** Files in memory instead of those of the machine. */
  readonly fs?: NonNullable<APIOptions['fs']>
}

/** A cheap sign of a lookup; the syntax tree of a file is only read when it is there. */
const MAY_LOOK_UP = /[\w)\]}!]\s*(\?\.)?\[\s*[A-Za-z_$(`{]|[{,]\s*\[[A-Za-z_$]\w*[^\]]*\]:|^(?!\s*(\/\/|\/?\*)).*[\w)\]] in [A-Za-z_$({]/m

const LITERALS = new Set([SyntaxKind.StringLiteral, SyntaxKind.NumericLiteral, SyntaxKind.NoSubstitutionTemplateLiteral])

/** The object and the name of `object[name]`, `name in object` or `{ [name]: value } = object`; the object of the last one is not named. */
function partsOf(source: SourceFile, node: Node): readonly [object: Node | null, name: Node] | null {
  if (isElementAccessExpression(node)) return [node.expression, node.argumentExpression]
  if (isBinaryExpression(node)) return node.operatorToken.kind === SyntaxKind.InKeyword ? [node.right, node.left] : null
  if (!isBindingElement(node) || !node.name || !node.propertyName || !isComputedPropertyName(node.propertyName)) return null
  // A value that is only left out of the rest is not read.
  return textOf(source, node.name).startsWith('_') ? null : [null, node.propertyName.expression]
}

function lookupOf(source: SourceFile, node: Node): Lookup | null {
  const [object, name] = partsOf(source, node) ?? []
  if (!name || LITERALS.has(name.kind)) return null
  return { source, node, object: object ?? null, name }
}

function lookupsIn(source: SourceFile): Lookup[] {
  const found: Lookup[] = []
  const visit = (node: Node): void => {
    const lookup = lookupOf(source, node)
    if (lookup) found.push(lookup)
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

/** Returns true for a type of names that may be any text: `string`, also in a union, but no literals and no `keyof`. */
function holdsAnyText(checker: Checker, type: Type | undefined): boolean {
  if (!type) return false
  if (type.flags & (TypeFlags.String | TypeFlags.StringMapping | TypeFlags.Any)) return true
  if (type.isUnionType()) return type.getTypes().some((each) => holdsAnyText(checker, each))
  if (type.isIntersectionType()) {
    const types = type.getTypes()
    return types.some((each) => holdsAnyText(checker, each)) && !types.some(({ flags }) => flags & (TypeFlags.Index | TypeFlags.Literal))
  }
  if (type.isTypeParameter()) return holdsAnyText(checker, checker.getConstraintOfTypeParameter(type))
  return false
}

const lineOf = ({ text }: SourceFile, position: number): number => text.slice(0, position).split('\n').length

/** Returns true for a record without prototype, whose type says so. */
function isBare(checker: Checker, type: Type | undefined): boolean {
  const present = type && checker.getNonNullableType(type)
  return present !== undefined && checker.getPropertiesOfType(present).some(({ name }) => name.includes('withoutPrototype'))
}

function uncheckedIn(project: Project, lookups: readonly Lookup[]): readonly Lookup[] {
  const { checker } = project
  const names = checker.getTypeAtLocation(lookups.map(({ name }) => name))
  const open = lookups.filter((lookup, at) => holdsAnyText(checker, names[at]) && !isCheckedName(lookup))
  const objects = checker.getTypeAtLocation(open.map(({ object, node }) => object ?? node.parent))
  return open.filter((_lookup, at) => !isBare(checker, objects[at]))
}

function describeLookup({ source, node }: Lookup, root: string): UncheckedName {
  const text = textOf(source, node)
  return { file: path.relative(root, source.fileName), line: lineOf(source, node.end - text.length), text: text.replace(/\s+/g, ' ') }
}

/** Finds the lookups of names that may be any text in objects that also answer for `constructor`, `toString` and the like. */
export function findUncheckedNames({ root, config, fs }: NamesProject): UncheckedName[] {
  const api = new API({ cwd: root, ...(fs && { fs }) })
  try {
    const [project] = api.updateSnapshot({ openProject: path.join(root, config) }).getProjects()
    if (!project) throw new Error(`no project in ${config}`)
    const read = (file: string) => fs?.readFile?.(file) ?? readFileSync(file, 'utf8')
    const files = project.rootFiles.filter((file) => MAY_LOOK_UP.test(read(file)))
    const lookups = files.flatMap((file) => {
      const source = project.program.getSourceFile(file)
      return source ? lookupsIn(source) : []
    })
    return uncheckedIn(project, lookups).map((lookup) => describeLookup(lookup, root))
  } finally {
    api.close()
  }
}
