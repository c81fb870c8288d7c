import { quotedParts } from './split-quotes.ts'

// These words only form a question, so its answer need not contain them. They carry no subject, because each can precede anything.
// Verbs that also occur in answers are stripped only when inverted or directly after another question word: « faut-il » and « comment on
// peut », but not « peut » and « faire ».
// « Que », « qui » and « ou » for « où » are stop words of the database.
const apostrophe = "['\u2018\u2019\u02bc]"
const hyphen = '[-\u2010\u2011 ]'

/** Interrogative words. */
const standIns = 'comment|combien|pourquoi|quand|où|quoi|(?:[dl]es|aux?|du|l[ae])?quel(?:le)?s?'

/** Prepositions before them: « sous quel délai », « jusqu’à quand ». */
const leading = `(?:(?:à partir de|après|avant|chez|contre|dans|depuis|dès|entre|pendant|selon|sous|vers)\\s+|jusqu${apostrophe}(?:à\\s+)?)?`

/** « Est-ce que », « qu’est-ce qui », with common misspellings: « quest ce que ». */
const whetherIt = `(?:qu${apostrophe}?\\s*)?est${hyphen}ce(?:\\s+qu(?:e|i|${apostrophe}))?`

/** Inverted verbs of ability, duty, existence or sale: « peut-on », « y a-t-il », « vendez-vous ». */
const turnedRound = [
  `(?:puis|peu(?:x|t|vent)|pou(?:vons|vez|rr\\p{L}+)|doi(?:s|t|vent)|dev(?:ons|ez|r\\p{L}+))(?:${hyphen}t)?${hyphen}(?:je|tu|on|nous|vous|ils?|elles?)`,
  `(?:faut|fallait|faudrait|faudra${hyphen}t|existe(?:nt|${hyphen}t)|(?:y\\s+)?(?:aurait|aura${hyphen}t|a${hyphen}t))${hyphen}(?:on|ils?|elles?)`,
  `(?:avez|auriez|êtes|faites|proposez|savez|vendez)${hyphen}vous`,
].join('|')

/** The same verbs in statement order, and other empty phrases after such words: « combien ça coûte », « comment faire pour ». */
const following = [
  '(?:je|tu|on|nous|vous|ils?|elles?)\\s+(?:peu(?:x|t|vent)|pou(?:vons|vez)|doi(?:s|t|vent)|dev(?:ons|ez)|faut)',
  'ça|faire\\s+pour|ser(?:t|vent)',
].join('|')

/** Questions for a meaning. */
const meanings = 'que\\s+(?:veu(?:t|lent)\\s+dire|signifie(?:nt)?)|(?:ça\\s+)?veu(?:t|lent)\\s+dire\\s+quoi'

const next = `(?:\\s+|(?<=${apostrophe})\\s*)`
// Hyphens and other signs join words into one, and a word directly after a hyphen is excluded.
const [outside, over] = ['(?<![\\p{L}\\p{M}\\p{N}_@/-]|[\\p{L}\\p{M}\\p{N}]\\.)', `(?:(?<=${apostrophe})|(?![._@/-]?[\\p{L}\\p{M}\\p{N}]))`]
const asking = new RegExp(
  `${outside}(?:${meanings}|${turnedRound}|${whetherIt}|${leading}(?:${standIns}))${over}(?:${next}(?:${turnedRound}|${whetherIt}|${following})${over})*`,
  'giu',
)

const ruledOut = /(?<![^\s"])-+(?:"[^"]*"?|[^\s"-][^\s"]*)/g

/** Strips the question words of a French query outside of quotes. A query that would become empty is returned unchanged. */
export function stripQuestionWords(text: string): string {
  const parts = quotedParts(text).map((part) => (part.startsWith('"') ? part : part.replaceAll(asking, ' ').replaceAll(/\s+/g, ' ')))
  const rest = parts.join('').trim()
  const isSame = rest === text.replaceAll(/\s+/g, ' ').trim()
  return isSame || !/[\p{L}\p{N}]/u.test(rest.replaceAll(ruledOut, ' ')) ? text : rest
}
