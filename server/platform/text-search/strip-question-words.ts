import { quotedParts } from './split-quotes.ts'

// By these words alone a question says that it is one: what answers it has no reason to say them too. What is asked about they
// do not tell, as any of them may stand before anything. Verbs that answers have as well are only taken for such a word where
// they stand turned round or right after another one: « faut-il » and « comment on peut », but not « peut » and « faire ».
// « Que », « qui » and « ou » for « où » are no words to the database anyway.
const apostrophe = "['\u2018\u2019\u02bc]"
const hyphen = '[-\u2010\u2011 ]'

/** What stands for the answer. */
const standIns = 'comment|combien|pourquoi|quand|où|quoi|(?:[dl]es|aux?|du|l[ae])?quel(?:le)?s?'

/** What leads it belongs to it: « sous quel délai », « jusqu’à quand ». */
const leading = `(?:(?:à partir de|après|avant|chez|contre|dans|depuis|dès|entre|pendant|selon|sous|vers)\\s+|jusqu${apostrophe}(?:à\\s+)?)?`

/** « Est-ce que », « qu’est-ce qui », and as it is typed in haste: « quest ce que ». */
const whetherIt = `(?:qu${apostrophe}?\\s*)?est${hyphen}ce(?:\\s+qu(?:e|i|${apostrophe}))?`

/** Whether somebody may or has to, whether there is something, whether a shop has it: « peut-on », « y a-t-il », « vendez-vous ». */
const turnedRound = [
  `(?:puis|peu(?:x|t|vent)|pou(?:vons|vez|rr\\p{L}+)|doi(?:s|t|vent)|dev(?:ons|ez|r\\p{L}+))(?:${hyphen}t)?${hyphen}(?:je|tu|on|nous|vous|ils?|elles?)`,
  `(?:faut|fallait|faudrait|faudra${hyphen}t|existe(?:nt|${hyphen}t)|(?:y\\s+)?(?:aurait|aura${hyphen}t|a${hyphen}t))${hyphen}(?:on|ils?|elles?)`,
  `(?:avez|auriez|êtes|faites|proposez|savez|vendez)${hyphen}vous`,
].join('|')

/** The same in the order of a sentence, and what else says nothing after such words: « combien ça coûte », « comment faire pour ». */
const following = [
  '(?:je|tu|on|nous|vous|ils?|elles?)\\s+(?:peu(?:x|t|vent)|pou(?:vons|vez)|doi(?:s|t|vent)|dev(?:ons|ez)|faut)',
  'ça|faire\\s+pour|ser(?:t|vent)',
].join('|')

/** What asks for the meaning of something. */
const meanings = 'que\\s+(?:veu(?:t|lent)\\s+dire|signifie(?:nt)?)|(?:ça\\s+)?veu(?:t|lent)\\s+dire\\s+quoi'

const next = `(?:\\s+|(?<=${apostrophe})\\s*)`
// What hyphens or other signs hold together is one word, and what stands right after a hyphen is ruled out.
const [outside, over] = ['(?<![\\p{L}\\p{M}\\p{N}_@/-]|[\\p{L}\\p{M}\\p{N}]\\.)', `(?:(?<=${apostrophe})|(?![._@/-]?[\\p{L}\\p{M}\\p{N}]))`]
const asking = new RegExp(
  `${outside}(?:${meanings}|${turnedRound}|${whetherIt}|${leading}(?:${standIns}))${over}(?:${next}(?:${turnedRound}|${whetherIt}|${following})${over})*`,
  'giu',
)

const ruledOut = /(?<![^\s"])-+(?:"[^"]*"?|[^\s"-][^\s"]*)/g

/** What a French text says outside of quotes beside the words that only ask; the text as it is where it would look for nothing else. */
export function stripQuestionWords(text: string): string {
  const parts = quotedParts(text).map((part) => (part.startsWith('"') ? part : part.replaceAll(asking, ' ').replaceAll(/\s+/g, ' ')))
  const rest = parts.join('').trim()
  const isSame = rest === text.replaceAll(/\s+/g, ' ').trim()
  return isSame || !/[\p{L}\p{N}]/u.test(rest.replaceAll(ruledOut, ' ')) ? text : rest
}
