import type { Node, SourceFile } from 'typescript-7/unstable/ast'
import {
  isArrowFunction,
  isForInStatement,
  isForOfStatement,
  isFunctionDeclaration,
  isFunctionExpression,
  isMethodDeclaration,
} from 'typescript-7/unstable/ast/is'

/** Syntax of a name that is looked up in an object. */
export interface Lookup {
  readonly source: SourceFile
  readonly node: Node
  /** None in a pattern, whose object is what it takes apart. */
  readonly object: Node | null
  readonly name: Node
}

/** The text of a node without the comments before it. */
export const textOf = (source: SourceFile, node: Node): string =>
  source.text.slice(node.pos, node.end).replace(/^(\s|\/\/.*\n|\/\*[^]*?\*\/)+/, '')

const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const isFunction = (node: Node): boolean =>
  isArrowFunction(node) || isFunctionDeclaration(node) || isFunctionExpression(node) || isMethodDeclaration(node)

function ancestorsOf(node: Node): Node[] {
  const above: Node[] = []
  for (let each: Node | undefined = node.parent; each; each = each.parent) above.push(each)
  return above
}

/** The start of a loop or of a function for each key: `for (const key of …)`, `for (const key in …)`, `for (const [key] of …)`, `….map((key) =>`, `….map(([key]) =>`. */
function headOf(source: SourceFile, node: Node): string | null {
  if (isForOfStatement(node) || isForInStatement(node)) return source.text.slice(node.pos, node.statement.pos)
  if (isArrowFunction(node) && node.parent) return source.text.slice(node.parent.pos, node.body.pos)
  return null
}

/** Returns true for a name that is a key of the object itself, in a loop over its keys or entries. */
function isOwnKey({ source, node, name }: Lookup, text: string): boolean {
  const [key, object] = [quote(textOf(source, name)), quote(text)]
  const keys = `Object\\.(?:keys|entries)\\(${object}(?: \\?\\? \\{\\})?\\)(?:\\s*\\.(?:filter|sort|toSorted|toReversed)\\((?:(?!\\.(?:m|flatM)ap\\().)*\\))?`
  const loop = new RegExp(`\\(const (?:\\[?${key}[,\\]]?[^=]* of ${keys}|${key} in ${object})\\)\\s*$`, 's')
  const each = new RegExp(`^\\s*\\S*${keys}\\s*\\.\\w+\\(\\s*\\(?\\[?${key}\\b[^()]*\\)?\\s*=>\\s*$`, 's')
  return ancestorsOf(node).some((above) => {
    const head = headOf(source, above)
    return head !== null && (loop.test(head) || each.test(head))
  })
}

/** Returns true for a lookup whose name has been checked: by `Object.hasOwn` in the same function, or because it is a key of the object. */
export function isCheckedName(lookup: Lookup): boolean {
  const { source, node, name } = lookup
  if (!lookup.object) return false
  const object = textOf(source, lookup.object)
  const around = ancestorsOf(node).find(isFunction) ?? source
  return textOf(source, around).includes(`Object.hasOwn(${object}, ${textOf(source, name)})`) || isOwnKey(lookup, object)
}
