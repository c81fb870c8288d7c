import { parseAst, type Plugin } from 'vite'
import { unusedParts, type UnusedParts } from './unused-members.ts'

/** A node of a syntax tree, as far as it is looked at here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** What is to be written in place of what, for the sake of which name. */
interface Edit {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Where a node stands: in which code, and in which node. */
interface Place {
  readonly code: string
  readonly parent: Node | null
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nameOf = (value: unknown) => (isNode(value) && typeof value['name'] === 'string' ? value['name'] : '')

/** A member of a class, or of an object that is made, goes with its comma. */
function memberEdit(node: Node, { code, parent }: Place, { members = [] }: UnusedParts): Edit | null {
  const isMember = node.type === 'MethodDefinition' || (node.type === 'Property' && parent?.type === 'ObjectExpression')
  const name = isMember ? nameOf(node['key']) : ''
  if (!members.includes(name)) return null
  const comma = /^\s*,/.exec(code.slice(node.end))?.[0] ?? ''
  return { name, start: node.start, end: node.end + comma.length, text: '' }
}

function functionEdit({ type, id, body }: Node, _place: Place, { never = [] }: UnusedParts): Edit | null {
  if (type !== 'FunctionDeclaration' || !isNode(body) || !never.includes(nameOf(id))) return null
  return { name: nameOf(id), start: body.start, end: body.end, text: '{ throw Error("left out") }' }
}

function callEdit({ type, start, end, callee }: Node, _place: Place, { calls = {} }: UnusedParts): Edit | null {
  const name = type === 'CallExpression' || type === 'NewExpression' ? nameOf(callee) : ''
  return Object.hasOwn(calls, name) ? { name, start, end, text: `(${calls[name] ?? ''})` } : null
}

function absentEdit(node: Node, { code, parent }: Place, { absent = [] }: UnusedParts): Edit | null {
  const { type, start, end } = node
  const isGiven = parent?.type === 'AssignmentExpression' && parent['left'] === node
  const name = type === 'MemberExpression' && !isGiven ? code.slice(start, end) : ''
  return absent.includes(name) ? { name, start, end, text: '(void 0)' } : null
}

/** What is to be written otherwise in a file, in its order: the outermost places alone. */
function editsOf(code: string, parts: UnusedParts): readonly Edit[] {
  const visit = (node: Node, parent: Node | null): readonly Edit[] => {
    const place = { code, parent }
    const edit =
      memberEdit(node, place, parts) ?? functionEdit(node, place, parts) ?? callEdit(node, place, parts) ?? absentEdit(node, place, parts)
    if (edit) return [edit]
    return Object.values(node)
      .flat()
      .flatMap((part) => (isNode(part) ? visit(part, node) : []))
  }
  return visit(parseAst(code) as unknown as Node, null).toSorted((one, other) => one.start - other.start)
}

const everyName = ({ members = [], never = [], calls = {}, absent = [] }: UnusedParts) => [
  ...members,
  ...never,
  ...Object.keys(calls),
  ...absent,
]

/** Leaves out of packages what the app never uses, where the build cannot see that by itself. A part that a package no longer has fails the build. */
export function stripUnused(parts: readonly UnusedParts[] = unusedParts): Plugin {
  return {
    name: 'left-out',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: parts.map(({ file }) => file) },
      handler(code, id) {
        const own = parts.find(({ file }) => file.test(id))
        if (!own) return null
        const edits = editsOf(code, own)
        const gone = everyName(own).filter((name) => !edits.some((edit) => edit.name === name))
        if (gone.length > 0) throw new Error(`${id} has no ${gone.join(', ')} any more: see scripts/vite/unused-members.ts`)
        return edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
      },
    },
  }
}
