import { standalonePattern, type Written } from './variant.ts'

/** Letters that stand for words, with and without full stops, « R.C.S. », « RCS »: whoever types few letters may mean some. */
export const acronyms: Written = {
  pattern: standalonePattern(String.raw`(?:\p{L}\.){1,6}\p{L}\.?`, String.raw`\p{L}{2,5}`),
  asWords: (found) => found.replaceAll('.', ''),
  writings: (word) => [word, `"${[...word].join('.')}"`],
}
