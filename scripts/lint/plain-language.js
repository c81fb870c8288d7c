/**
 * Lint rule for the language of comments and test titles. CONTRIBUTING.md (How code looks here) names the words.
 */

/** Each pattern with the advice that its message gives. */
const BANNED = [
  [/\b(whoever|whom|whatever)\b/i, 'Name the role: the buyer, the member, the caller.'],
  [/\b(nobody|somebody)\b/i, 'Name the role, or use the passive voice.'],
  [/\b(anew|once more)\b/i, 'Use a verb with re-, or “again”.'],
  [/\bfor good\b/i, 'Say “permanently”.'],
  [/\bstands? on\b/i, 'Say “depends on”.'],
  [/\bof which\b/i, 'Make two sentences.'],
  [/\bso many\b/i, 'Give the number, or say “that many”.'],
  [/\btold\b/i, 'Say sent, notified, returned or reported.'],
  [/\bkept\b/i, 'Say stored, cached, retained or preserved.'],
  [/\bof ours\b/i, 'Name the owner: the application, the site, the project.'],
  [/\b(no|any) more\b(?! than)/i, 'Say “no longer”, or negate the verb.'],
]

const DOC_OPENING = /^(what|who|of|by(?! default)|whose|whether)\b/i
const MAX_TITLE_LENGTH = 90
const TEST_CALLS = new Set(['describe', 'it', 'test'])
const MODIFIERS = new Set(
  'concurrent describe each fails fixme for only parallel runIf sequential serial skip skipIf slow step todo'.split(' '),
)

/** The text of a comment without the stars at its line starts and without quoted code. */
const proseOf = (comment) =>
  comment.value
    .replace(/^\*/, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/`[^`]*`/g, '')
    .trim()

const isDoc = ({ type, value }) => type === 'Block' && value.startsWith('*')

/** The name at the start of a callee: `it` for `it`, `it.each(…)`, it.each`…` and `test.describe.serial`; none for a method of an object named `test`. */
function rootName(callee) {
  let node = callee
  while (node && node.type !== 'Identifier') {
    if (node.type === 'MemberExpression' && !MODIFIERS.has(node.property.name)) return undefined
    node = { MemberExpression: node.object, CallExpression: node.callee, TaggedTemplateExpression: node.tag }[node.type]
  }
  return node?.name
}

/** The literal parts of a title. A placeholder of a template counts as one character. */
function titleText(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…')
  if (node?.type === 'BinaryExpression') return [node.left, node.right].map((part) => titleText(part) ?? '…').join('')
  return null
}

/** Reports coined or vague words in comments and test titles, doc comments without a subject, and long titles. */
export const plainLanguage = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      word: '“{{word}}” in a {{place}}. {{advice}}',
      opening: 'A {{place}} does not open with “{{word}}”: begin with a verb or a noun.',
      long: 'This title has {{length}} characters; the limit is {{limit}}. Say the input and the outcome, nothing else.',
    },
  },
  create(context) {
    const check = (loc, text, place, opensPlainly) => {
      for (const [pattern, advice] of BANNED) {
        const [word] = text.match(pattern) ?? []
        if (word) context.report({ loc, messageId: 'word', data: { word, place, advice } })
      }
      const [word] = opensPlainly ? (text.match(DOC_OPENING) ?? []) : []
      if (word) context.report({ loc, messageId: 'opening', data: { word, place } })
    }
    return {
      CallExpression({ callee, arguments: [title] }) {
        const text = TEST_CALLS.has(rootName(callee)) ? titleText(title) : null
        if (text === null) return
        check(title.loc, text, 'test title', false)
        if (text.length > MAX_TITLE_LENGTH)
          context.report({ loc: title.loc, messageId: 'long', data: { length: text.length, limit: MAX_TITLE_LENGTH } })
      },
      'Program:exit'() {
        for (const comment of context.sourceCode.getAllComments()) check(comment.loc, proseOf(comment), 'comment', isDoc(comment))
      },
    }
  },
}
