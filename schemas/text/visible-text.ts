import { toNfc } from './normalise-text.ts'

/** Letters of the scripts in which a joiner changes how a word is drawn. */
const joinable = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]`
const emoji = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]`
/** Format characters that draw nothing where they stand, and variation selectors beside digits. */
const invisible = new RegExp(
  [
    String.raw`(?![\u200c\u200d])(?=\p{Default_Ignorable_Code_Point})\p{Cf}|[\ufff9-\ufffb]`,
    String.raw`(?<!${joinable})\u200c|\u200c(?![\p{L}\p{M}])`,
    String.raw`(?<!${joinable}|${emoji})\u200d`,
    String.raw`(?<=\p{Nd})[\ufe00-\ufe0f]|[\ufe00-\ufe0f](?=\p{Nd})`,
  ].join('|'),
  'gu',
)
/** A character that leaves ink on the page. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Removes the characters that phones, word processors and copied pages add unseen. */
export function stripInvisible(text: string): string {
  return text.replaceAll(invisible, '')
}

/** Tells whether a text shows anything: blanks, fillers and format characters alone do not. */
export function hasVisibleText(text: string): boolean {
  return visible.test(text)
}

/** A text for a field of one line, as it is checked and stored. */
export function singleLineText(text: string): string {
  return stripInvisible(toNfc(text)).replaceAll('\t', ' ').trim()
}

/** A title or another text of one line that was pasted with several: its lines follow one another. */
export function joinedLines(text: string): string {
  return singleLineText(text.replaceAll(/[\n\v\f\r\u0085\u2028\u2029]+/g, ' '))
}

/** Signs that turn the direction of what follows them, over the end of their own text. The marks of a direction turn nothing else. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** Removes the signs by which a text would turn what stands beside it: « fdp.exe » could be read as « exe.pdf ». */
export function stripTurns(text: string): string {
  return text.replaceAll(turning, '')
}

/** A text for a field of several lines, as it is counted and stored: a line ends with LF alone. */
export function multiLineText(text: string): string {
  return stripTurns(toNfc(text)).replaceAll(/\r\n?/g, '\n').trim()
}
