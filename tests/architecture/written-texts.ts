import ts from 'typescript'

/** The constants of a file that are texts, by their names. */
export function constantTexts(file: ts.SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const text = textOf(node.initializer, found)
      if (text !== null) found.set(node.name.text, text)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Stands for what is known at run time only. */
const UNKNOWN = '\0'

/** The texts put together; null when none of them is one. */
function joined(parts: readonly (string | null)[]): string | null {
  return parts.every((part) => part === null) ? null : parts.map((part) => part ?? UNKNOWN).join('')
}

/** The text of an expression, with its constants put in; null for what is no text. */
export function textOf(node: ts.Node, constants: ReadonlyMap<string, string>): string | null {
  const read = (each: ts.Node): string | null => textOf(each, constants)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isIdentifier(node)) return constants.get(node.text) ?? null
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return read(node.expression)
  if (ts.isTemplateExpression(node))
    return joined([node.head.text, ...node.templateSpans.flatMap(({ expression, literal }) => [read(expression), literal.text])])
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken
  return isSum ? joined([read(node.left), read(node.right)]) : null
}
