import ts from 'typescript'
import { isInTurn, type Turn } from '#tests/support/sampling.ts'

/** A share of the turns, as `isInTurn` takes it. */
type Share = readonly [number: number, parts: number]

const numberOf = (node: ts.Node | undefined): number | null => (node && ts.isNumericLiteral(node) ? Number(node.text) : null)

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name

/** The share of what `if (isInTurn(number, parts))` lets run. */
function shareOfCondition({ expression }: ts.IfStatement): Share | null {
  if (!isCallOf(expression, 'isInTurn')) return null
  const [number, parts] = expression.arguments
  const [first, second] = [numberOf(number), parts ? numberOf(parts) : 2]
  return first === null || second === null ? null : [first, second]
}

/** The share of a variant of `inTurn(number, [variants])`. */
function shareOfVariant(variants: ts.ArrayLiteralExpression, variant: ts.Node): Share | null {
  const list = ts.isAsExpression(variants.parent) ? variants.parent : variants
  const call = list.parent
  if (!isCallOf(call, 'inTurn') || call.arguments[1] !== list) return null
  const number = numberOf(call.arguments[0])
  const place = variants.elements.indexOf(variant as ts.Expression)
  const parts = variants.elements.length
  return number === null ? null : [number + parts - place, parts]
}

function shareAbove(node: ts.Node): Share | null {
  const { parent } = node
  if (ts.isIfStatement(parent) && parent.thenStatement === node) return shareOfCondition(parent)
  return ts.isArrayLiteralExpression(parent) ? shareOfVariant(parent, node) : null
}

/** True when the tests around a place run in this turn, as far as numbers in the code say so; a place that does not say it is in every turn. */
function isPlaceInTurn(place: ts.Node, turn: Turn | undefined): boolean {
  for (let node = place; !ts.isSourceFile(node.parent); node = node.parent) {
    const share = shareAbove(node)
    if (share && !isInTurn(...share, turn)) return false
  }
  return true
}

/** The hosts that the tests of this turn name, of some test files: a site that no test visits need not be made. */
export function hostsInTurn(codes: readonly string[], hosts: ReadonlySet<string>, turn?: Turn): Set<string> {
  const found = new Set<string>()
  const names = [...hosts]
  for (const code of codes.filter((each) => names.some((host) => each.includes(host)))) {
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteral(node) && hosts.has(node.text) && isPlaceInTurn(node, turn)) found.add(node.text)
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true))
  }
  return found
}
