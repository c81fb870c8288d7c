import ts from 'typescript'

/** A constant of a file, and the keys that lead from it to a place. */
interface Row {
  readonly constant: string
  readonly keys: readonly string[]
}

/** The key of a value in the list or object that holds it; null for another parent. */
function keyIn(parent: ts.Node, node: ts.Node): string | null {
  if (ts.isArrayLiteralExpression(parent)) return String(parent.elements.findIndex((each) => each === node))
  return ts.isPropertyAssignment(parent) && !ts.isComputedPropertyName(parent.name) ? parent.name.text : null
}

/** The constant that holds a place as one of its rows; null where it stands in no constant. */
function rowOf(place: ts.Node): Row | null {
  const keys: string[] = []
  for (let node = place; ; node = node.parent) {
    const { parent } = node
    if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name))
      return keys.length > 0 ? { constant: parent.name.text, keys } : null
    const key = keyIn(parent, node)
    if (key !== null) keys.unshift(key)
    else if (!ts.isObjectLiteralExpression(parent) && !ts.isAsExpression(parent) && !ts.isSatisfiesExpression(parent)) return null
  }
}

/** The key that a member is read by; null when it is known at run time only. */
function keyRead(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  const key = ts.isElementAccessExpression(node) ? node.argumentExpression : undefined
  return key && (ts.isStringLiteralLike(key) || ts.isNumericLiteral(key)) ? key.text : null
}

function reads(node: ts.Node, { constant, keys }: Row): boolean {
  let at = node
  for (const key of keys.toReversed()) {
    if (keyRead(at) !== key || !(ts.isPropertyAccessExpression(at) || ts.isElementAccessExpression(at))) return false
    at = at.expression
  }
  return ts.isIdentifier(at) && at.text === constant
}

/** Finds the places that read a row of a constant by its keys: `hosts.wide`, `hosts[0]`. */
export function accessesOf(file: ts.SourceFile, place: ts.Node): ts.Node[] {
  const row = rowOf(place)
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (row && reads(node, row)) found.push(node)
    ts.forEachChild(node, visit)
  }
  if (row) visit(file)
  return found
}
