import { memberName } from './follow-names.js'
import { plainLanguage } from './plain-language.js'
import { testDurations } from './test-durations.js'
import { testPatience } from './test-patience.js'

/**
 * Lint rules of this house that no package brings: things with one home, file names, no barrels, imports from far to near.
 * eslint.config.js holds the table of homes; here is only how a breach is found.
 */

const GRAB_BAGS = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'manager', 'data2'])
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
const PASCAL = /^[A-Z][A-Za-z0-9]*$/
const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self'])

const pathInside = (context) => context.filename.replace(`${context.cwd}/`, '').replaceAll('\\', '/')

/** Reports a thing that is used outside the files where it lives. Options: [{ what, homes: [RegExp source], advice }]. */
const oneHome = {
  meta: { type: 'problem', schema: [{ type: 'array' }], messages: { away: '{{what}} is used outside its home. {{advice}}' } },
  create(context) {
    const path = pathInside(context)
    const banned = new Map(
      context.options[0].filter(({ homes }) => !homes.some((home) => new RegExp(home).test(path))).map((entry) => [entry.what, entry]),
    )
    const report = (node, what) => {
      const entry = banned.get(what)
      if (entry) context.report({ node, messageId: 'away', data: { what, advice: entry.advice } })
    }
    return {
      MemberExpression(node) {
        const name = memberName(node)
        if (name === null) return
        report(node, `.${name}`)
        if (node.object.type !== 'Identifier') return
        report(node, `${node.object.name}.${name}`)
        if (GLOBAL_OBJECTS.has(node.object.name)) report(node, name)
      },
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0) report(node, 'Date.now')
      },
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier') report(node, node.name.name)
      },
      'Property > Identifier.key[name="dangerouslySetInnerHTML"]'(node) {
        report(node, node.name)
      },
      'Program:exit'(node) {
        const { through, variables } = context.sourceCode.getScope(node)
        const known = variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references)
        for (const { identifier } of [...through, ...known]) report(identifier, identifier.name)
      },
    }
  },
}

/** Files are kebab-case, React components PascalCase, and no name is a grab bag. */
const fileName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebab: 'Call this file in kebab-case, after its main export (React components: PascalCase.tsx).',
      bag: '« {{name}} » says nothing: name the file by its subject.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const file = pathInside(context).split('/').at(-1)
        const stem = file.split('.')[0]
        if (GRAB_BAGS.has(stem)) context.report({ node, messageId: 'bag', data: { name: stem } })
        else if (!KEBAB.test(stem) && !(PASCAL.test(stem) && /\.[jt]sx$/.test(file))) context.report({ node, messageId: 'kebab' })
      },
    }
  },
}

/** A file that only hands on what others export hides where things live, and breeds import cycles. */
const noBarrel = {
  meta: { type: 'problem', schema: [], messages: { barrel: 'This file only re-exports. Import each thing from the file that makes it.' } },
  create(context) {
    const handsOn = ({ type, source }) => type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && source)
    return {
      Program(node) {
        if (node.body.length > 0 && node.body.every(handsOn)) context.report({ node, messageId: 'barrel' })
      },
    }
  },
}

/** Where an import stands: packages, then the rooms of the project, then the folder above, then this one. */
function importGroup(source) {
  const start = ['#', '../', './'].findIndex((prefix) => source.startsWith(prefix))
  return start + 1
}

/** Imports come from far to near. */
const importOrder = {
  meta: {
    type: 'layout',
    fixable: 'code',
    schema: [],
    messages: { order: 'Import from far to near: packages, then #rooms, then ../, then ./.' },
  },
  create(context) {
    return {
      Program({ body }) {
        const imports = body.filter(({ type }) => type === 'ImportDeclaration')
        const groups = imports.map(({ source }) => importGroup(source.value))
        const late = imports.find((_, index) => index > 0 && groups[index] < groups[index - 1])
        if (!late) return
        const { sourceCode } = context
        const [first, last] = [imports[0], imports.at(-1)]
        const range = [first.range[0], last.range[1]]
        const isOneRun = body.indexOf(last) - body.indexOf(first) === imports.length - 1
        const hasComments = sourceCode.getAllComments().some(({ range: [at] }) => at > range[0] && at < range[1])
        const sorted = imports.toSorted((a, b) => importGroup(a.source.value) - importGroup(b.source.value))
        const fix = (fixer) => fixer.replaceTextRange(range, sorted.map((node) => sourceCode.getText(node)).join('\n'))
        context.report({ node: late, messageId: 'order', ...(isOneRun && !hasComments && { fix }) })
      },
    }
  },
}

export const houseRules = {
  meta: { name: 'house' },
  rules: {
    'one-home': oneHome,
    'file-name': fileName,
    'no-barrel': noBarrel,
    'import-order': importOrder,
    'plain-language': plainLanguage,
    'test-durations': testDurations,
    'test-patience': testPatience,
  },
}
