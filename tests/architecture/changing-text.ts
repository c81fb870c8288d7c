import ts from 'typescript'

/** A place where a browser that translates the page would leave old words, or where an update would throw. */
export interface SharedText {
  readonly line: number
  readonly texts: readonly string[]
}

/**
 * How a child of an element behaves when its element is rendered again: `fixed` text stays, `text` may change, an `element` is always there,
 * a `node` may come and go, a `slot` is what the caller passes.
 */
type Kind = 'fixed' | 'text' | 'element' | 'node' | 'slot'

const NODE_TYPES = /\b(?:ReactNode|ReactElement|JSX\.Element|BlockSlots)\b/

/** Names that some code types as React nodes, such as the properties of a view. */
export function typedNodes(code: string): string[] {
  const file = parse(code)
  const names = ['children']
  const visit = (node: ts.Node): void => {
    const isTyped =
      (ts.isPropertySignature(node) || ts.isParameter(node) || ts.isVariableDeclaration(node)) &&
      node.type &&
      NODE_TYPES.test(node.type.getText(file))
    if (isTyped) names.push(node.name.getText(file))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names
}

/** Constants and functions of a file that give JSX. */
function madeNodes(file: ts.SourceFile): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && givesOnlyNodes(node.initializer)) names.push(node.name.getText(file))
    if (ts.isFunctionDeclaration(node) && node.name && node.body && givesOnlyNodes(node.body)) names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names
}

const isMap = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && /^(?:map|flatMap)$/.test(node.expression.name.text)

const isJsx = (node: ts.Node): boolean => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)

const isNothing = (node: ts.Node): boolean => node.kind === ts.SyntaxKind.NullKeyword || node.getText() === 'undefined'

/** The expressions between which a node chooses, or null where it makes no choice. */
function alternatives(node: ts.Node): readonly ts.Expression[] | null {
  if (ts.isParenthesizedExpression(node)) return [node.expression]
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse]
  if (!ts.isBinaryExpression(node)) return null
  const { kind } = node.operatorToken
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return [node.right]
  return kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken ? [node.left, node.right] : null
}

/** Tells whether every value that an expression or a function body gives is JSX or nothing. */
function givesOnlyNodes(node: ts.Node): boolean {
  if (isJsx(node) || isNothing(node)) return true
  if (ts.isArrowFunction(node)) return givesOnlyNodes(node.body)
  if (isMap(node)) return node.arguments.slice(0, 1).every(givesOnlyNodes)
  const values = ts.isBlock(node) ? returned(node) : alternatives(node)
  return values !== null && values.length > 0 && values.every(givesOnlyNodes)
}

/** The values that a function body returns, those of functions inside it left out. */
function returned(body: ts.Block): ts.Expression[] {
  const found: ts.Expression[] = []
  const collect = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression)
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, collect)
  }
  collect(body)
  return found
}

const isFixedText = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isNumericLiteral(node) ||
  (ts.isCallExpression(node) &&
    node.expression.getText() === 'text' &&
    node.arguments.length === 1 &&
    ts.isStringLiteralLike(node.arguments[0]!))

function kindOfExpression(node: ts.Expression, nodes: ReadonlySet<string>): Kind {
  if (isFixedText(node)) return 'fixed'
  if (givesOnlyNodes(node)) return 'node'
  const values = alternatives(node)
  if (values) return either(values, nodes)
  const [root = ''] = /^[\w$]+/.exec(node.getText()) ?? []
  const last = ts.isPropertyAccessExpression(node) ? node.name.text : root
  return /^(?:slots$|render[A-Z])/.test(root) || nodes.has(root) || nodes.has(last) ? 'slot' : 'text'
}

/** The kind of a value that is shown in one state only: text that comes and goes is text that changes. */
function either(values: readonly ts.Expression[], nodes: ReadonlySet<string>): Kind {
  const kinds = values.map((value) => (givesOnlyNodes(value) ? 'node' : kindOfExpression(value, nodes)))
  return kinds.some((kind) => kind === 'text' || kind === 'fixed') ? 'text' : (kinds.find((kind) => kind === 'slot') ?? 'node')
}

const isChild = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? child.text.trim() !== ''
    : !ts.isJsxExpression(child) || (child.expression !== undefined && !/^(['"])\s*\1$/.test(child.expression.getText()))

const kindOfChild = (child: ts.JsxChild, nodes: ReadonlySet<string>): Kind => {
  if (ts.isJsxText(child)) return 'fixed'
  return ts.isJsxExpression(child) && child.expression ? kindOfExpression(child.expression, nodes) : 'element'
}

const mayBeText = (kind: Kind): boolean => kind === 'text' || kind === 'fixed'

const isListOfTexts = (child: ts.JsxChild, nodes: ReadonlySet<string>): boolean =>
  ts.isJsxExpression(child) && child.expression !== undefined && isMap(child.expression) && kindOfChild(child, nodes) === 'text'

type Parent = ts.JsxElement | ts.JsxFragment

function eachParent(file: ts.SourceFile, act: (parent: Parent, children: readonly ts.JsxChild[]) => void): void {
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) act(node, node.children.filter(isChild))
    ts.forEachChild(node, visit)
  }
  visit(file)
}

const parse = (code: string): ts.SourceFile => ts.createSourceFile('View.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** The name of the component in which a node stands. */
function componentOf(node: ts.Node): string | undefined {
  const made = ts.findAncestor(node, (each) => ts.isFunctionDeclaration(each) && /^[A-Z]/.test(each.name?.text ?? ''))
  return made && (made as ts.FunctionDeclaration).name?.text
}

/** The properties, as `Component.property`, that a component puts beside other children. */
export function sharedSlots(code: string): string[] {
  const nodes = new Set(typedNodes(code))
  const found: string[] = []
  eachParent(parse(code), (parent, children) => {
    if (children.length < 2 && !ts.isJsxFragment(parent)) return
    for (const child of children) {
      const name = ts.isJsxExpression(child) && child.expression && ts.isIdentifier(child.expression) ? child.expression.text : ''
      if (nodes.has(name)) found.push(`${componentOf(child)}.${name}`)
    }
  })
  return found
}

interface Surroundings {
  /** The answers of `sharedSlots` for all files. */
  readonly slots?: readonly string[]
  /** The answers of `typedNodes` for the files in which the types of this one stand. */
  readonly typed?: readonly string[]
}

/** Finds the texts that share their element with other children and may change, or before which another child may come. */
export function sharedTexts(code: string, { slots: shared = [], typed = [] }: Surroundings = {}): SharedText[] {
  const file = parse(code)
  const slots = new Set(shared)
  const nodes = new Set([...typedNodes(code), ...typed, ...madeNodes(file)])
  const found: SharedText[] = []
  const report = (node: ts.Node, texts: readonly ts.Node[]): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push({ line: line + 1, texts: texts.map((text) => text.getText().replace(/\s+/g, ' ')) })
  }
  eachParent(file, (parent, children) => {
    const texts = oldTexts(parent, children, { nodes, slots })
    if (texts.length > 0) report(parent, texts)
  })
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    const texts = ts.isFunctionDeclaration(node)
      ? returnedTexts(node, nodes)
      : ts.isJsxAttribute(node)
        ? givenTexts(node, { nodes, slots })
        : []
    if (texts.length > 0) report(node, texts)
  }
  visit(file)
  return found
}

interface Names {
  readonly nodes: ReadonlySet<string>
  readonly slots: ReadonlySet<string>
}

/** The children of one element that would show old words. */
function oldTexts(parent: Parent, children: readonly ts.JsxChild[], { nodes, slots }: Names): readonly ts.Node[] {
  const kinds = children.map((child) => kindOfChild(child, nodes))
  const tag = ts.isJsxElement(parent) ? parent.openingElement.tagName.getText() : ''
  const isAmongOthers = children.length > 1 || children.some((child) => isListOfTexts(child, nodes))
  if (!isAmongOthers && tag !== '' && !slots.has(`${tag}.children`)) return []
  const comes = kinds.findIndex((kind) => kind === 'node' || kind === 'slot')
  return children.filter((_, index) => kinds[index] === 'text' || (kinds[index] === 'fixed' && comes >= 0 && index > comes))
}

/** The texts that a component returns: they would stand among the children of its caller. */
function returnedTexts({ name, body }: ts.FunctionDeclaration, nodes: ReadonlySet<string>): readonly ts.Node[] {
  if (!body || !/^[A-Z]/.test(name?.text ?? '')) return []
  return returned(body).filter((value) => !givesOnlyNodes(value) && mayBeText(kindOfExpression(value, nodes)))
}

/** The text that an attribute hands to a component which puts it beside other children. */
function givenTexts(attribute: ts.JsxAttribute, { nodes, slots }: Names): readonly ts.Node[] {
  const { initializer } = attribute
  const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined
  const slot = `${attribute.parent.parent.tagName.getText()}.${attribute.name.getText()}`
  return value && slots.has(slot) && kindOfExpression(value, nodes) === 'text' ? [attribute] : []
}
