import ts from 'typescript'

/** Words of SQL that a release after PostgreSQL 15 brought. */
interface NewerWords {
  readonly since: 16 | 17 | 18
  readonly pattern: RegExp
}

const FUNCTIONS = new Map<NewerWords['since'], string>([
  [
    16,
    'any_value array_sample array_shuffle date_add date_subtract erf erfc json_array json_arrayagg json_object json_objectagg ' +
      'pg_input_error_info pg_input_is_valid random_normal',
  ],
  [
    17,
    'icu_unicode_version json json_exists json_query json_scalar json_serialize json_table json_value merge_action pg_basetype to_bin to_oct ' +
      'to_regtypemod unicode_assigned unicode_version uuid_extract_timestamp uuid_extract_version xmltext',
  ],
  [18, 'array_reverse array_sort casefold crc32 crc32c gamma lgamma pg_get_acl uuidv4 uuidv7'],
])

const functionsAfter15 = new Map([...FUNCTIONS].flatMap(([since, names]) => names.split(' ').map((name) => [name, since] as const)))

const WORDS: readonly NewerWords[] = [
  { since: 16, pattern: /\bis\s+(?:not\s+)?json\b/ },
  { since: 16, pattern: /\bsystem_user\b/ },
  { since: 16, pattern: /\b(?:last_idx_scan|last_seq_scan|n_tup_newpage_upd|pg_stat_io)\b/ },
  { since: 16, pattern: /\bgeneric_plan\b/ },
  { since: 17, pattern: /\bwhen\s+not\s+matched\s+by\b/ },
  { since: 17, pattern: /\bmerge\s+into\b[^;]*\breturning\b/ },
  { since: 17, pattern: /\brandom\s*\(\s*[^)\s]/ },
  {
    since: 17,
    pattern: /'[^']*[$@]\.[^']*\.(?:bigint|boolean|date|decimal|integer|number|string|time|time_tz|timestamp|timestamp_tz)\(\)/,
  },
  { since: 17, pattern: /\bat\s+local\b/ },
  { since: 17, pattern: /\binterval\s+'-?infinity'|'-?infinity'::interval\b/ },
  { since: 17, pattern: /\btransaction_timeout\b/ },
  { since: 17, pattern: /\bset\s+expression\s+as\b/ },
  { since: 17, pattern: /\bprovider\s*=\s*'?builtin\b/ },
  { since: 17, pattern: /%(?:row)?type\s*(?:\[|array\b)/ },
  { since: 17, pattern: /\bcopy\s[^;]*\bon_error\b/ },
  { since: 17, pattern: /\b(?:pg_stat_checkpointer|pg_wait_events)\b/ },
  { since: 18, pattern: /\breturning\s(?:[^;]*[\s,(])?(?:old|new)\.[\w*"]/ },
  { since: 18, pattern: /\breturning\s+with\s*\(/ },
  { since: 18, pattern: /\bwithout\s+overlaps\b/ },
  { since: 18, pattern: /\bforeign\s+key\s*\([^)]*\bperiod\s/ },
  { since: 18, pattern: /\bnot\s+enforced\b/ },
  { since: 18, pattern: /\badd\s+(?:constraint\s+\S+\s+)?not\s+null\b/ },
]

/** Where the parenthesis that opens at a position closes: behind it, or at the end of the text. */
function behindParenthesis(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "'") at = Math.max(at, text.indexOf("'", at + 1))
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && (depth -= 1) === 0) return at + 1
  }
  return text.length
}

const NO_ALIAS =
  /^\s*(?:$|[),;]|(?:where|group|order|having|limit|offset|fetch|for|union|except|intersect|window|join|left|right|inner|full|cross|natural|on|using|returning|then|loop)\b)/

/** A generated column that is not stored, and a subquery of `from` without a name: both need a look behind a parenthesis. */
function newerStructures(text: string): string[] {
  const generated = [...text.matchAll(/\bgenerated always as \(/g)]
    .filter(({ 0: words, index }) => !/^\s*stored\b/.test(text.slice(behindParenthesis(text, index + words.length - 1))))
    .map(({ 0: words }) => `18: ${words}`)
  const nameless = [...text.matchAll(/(?<!\bdistinct )\b(?:from|join|lateral) \((?=\s*(?:select|values|with)\b)/g)]
    .filter(({ 0: words, index }) => NO_ALIAS.test(text.slice(behindParenthesis(text, index + words.length - 1))))
    .map(({ 0: words }) => `16: ${words} without a name`)
  return [...generated, ...nameless]
}

const IS_SQL = /\b(?:select|insert into|update|delete from|create|alter table|values)\b/
const NUMBER = /(?<![\w$."'])(?:0[xob][0-9a-f]|\d+_\d)/

/** Finds in a text of SQL what PostgreSQL 15 does not know: the release that brought it, and the words. */
export function newerSql(sql: string): string[] {
  const text = sql.replace(/--.*$/gm, '').replace(/\s+/g, ' ').toLowerCase()
  const words = WORDS.flatMap(({ since, pattern }) => {
    const found = pattern.exec(text)
    return found ? [`${since}: ${found[0]}`] : []
  })
  const called = [...text.matchAll(/(?<![\w.$])([a-z]\w*)\s?\(/g)].flatMap(([, name = '']) => {
    const since = functionsAfter15.get(name)
    return since === undefined ? [] : [`${since}: ${name}()`]
  })
  const numbers = IS_SQL.test(text) ? (NUMBER.exec(text.replaceAll(/'[^']*'/g, "''"))?.slice(0, 1) ?? []) : []
  return [...words, ...called, ...newerStructures(text), ...numbers.map((number) => `16: ${number}`)]
}

const textOf = (node: ts.StringLiteralLike | ts.TemplateExpression): string =>
  ts.isTemplateExpression(node) ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('p') : node.text

/** A function that the query builder calls by its name, and what it returns from a merge. */
function newerInBuilder(node: ts.Node): string[] {
  if (!ts.isCallExpression(node)) return []
  const callee = node.expression.getText()
  const [name] = node.arguments
  const since =
    name && ts.isStringLiteralLike(name) && /\bfn(?:\.agg)?(?:<[^()]*>)?$/.test(callee) ? functionsAfter15.get(name.text) : undefined
  const merged = /\.mergeInto\([^;]*\.returning\w*$/.test(callee) ? ['17: mergeInto().returning()'] : []
  return since === undefined ? merged : [`${since}: ${callee}('${name?.getText()}')`, ...merged]
}

/** Finds in the texts of a program what PostgreSQL 15 does not know. */
export function newerSqlIn(code: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) found.push(...newerSql(textOf(node)))
    found.push(...newerInBuilder(node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true))
  return found
}
