import type { LegalText } from '#schemas/admin/law/legal-texts.ts'
import { toNfd } from '#schemas/text/normalise-text.ts'

/** A duty of French law: the text that fulfils it, the article, and the words by which it is found. */
export interface LegalDuty {
  readonly key: string
  readonly text: LegalText
  readonly article: string
  /** Asked of a site whose shop is open. */
  readonly isOfShop: boolean
  /** Words without accents. One of them stands in the text. */
  readonly words: readonly string[]
  /** Placeholder that has to be in the text with a value, or the words in its place. */
  readonly placeholder?: string
}

/** The duties in the order of their texts. */
export const frenchDuties = [
  { key: 'price', text: 'saleTerms', article: 'L112-1', isOfShop: true, words: ['toutes taxes comprises', 'ttc'] },
  { key: 'delivery', text: 'saleTerms', article: 'L216-1', isOfShop: true, words: ['livraison', 'livre'] },
  { key: 'withdrawal', text: 'saleTerms', article: 'L221-18', isOfShop: true, words: ['retractation'] },
  { key: 'conformity', text: 'saleTerms', article: 'L217-3', isOfShop: true, words: ['conformite'] },
  { key: 'hiddenDefects', text: 'saleTerms', article: 'Code civil, 1641', isOfShop: true, words: ['vices caches'] },
  { key: 'mediator', text: 'saleTerms', article: 'L616-1', isOfShop: true, words: ['mediateur'], placeholder: 'MEDIATOR' },
  { key: 'penalties', text: 'saleTerms', article: 'L441-10', isOfShop: true, words: ['40 euros', '40 €', 'quarante euros'] },
  { key: 'publisher', text: 'legalNotice', article: 'LCEN, 1-1', isOfShop: false, words: [], placeholder: 'COMPANY_NAME' },
  { key: 'office', text: 'legalNotice', article: 'LCEN, 1-1', isOfShop: false, words: ['siege'], placeholder: 'HEAD_OFFICE' },
  {
    key: 'register',
    text: 'legalNotice',
    article: 'R123-237',
    isOfShop: false,
    words: ['rcs', 'siren', 'siret'],
    placeholder: 'RCS_NUMBER',
  },
  { key: 'director', text: 'legalNotice', article: 'LCEN, 1-1', isOfShop: false, words: [], placeholder: 'PUBLICATION_DIRECTOR' },
  { key: 'host', text: 'legalNotice', article: 'LCEN, 1-1', isOfShop: false, words: [], placeholder: 'HOST_NAME' },
  { key: 'rights', text: 'privacyPolicy', article: 'RGPD, 13', isOfShop: false, words: ['acces', 'rectification', 'effacement'] },
  { key: 'kept', text: 'privacyPolicy', article: 'RGPD, 13', isOfShop: false, words: ['conserv', 'garde'] },
  { key: 'complaint', text: 'privacyPolicy', article: 'RGPD, 13', isOfShop: false, words: ['cnil'] },
  { key: 'contact', text: 'privacyPolicy', article: 'RGPD, 13', isOfShop: false, words: ['@'], placeholder: 'DPO_EMAIL' },
  { key: 'refusal', text: 'cookiePolicy', article: 'Informatique et Libertés, 82', isOfShop: false, words: ['refus'] },
  { key: 'choiceKept', text: 'cookiePolicy', article: 'CNIL, 2020-091', isOfShop: false, words: ['6 mois', 'six mois', '13 mois'] },
] as const satisfies readonly LegalDuty[]

/** Name of a duty. */
export type DutyKey = (typeof frenchDuties)[number]['key']

/** Where a duty is fulfilled: the title above the words; null in a text without titles. */
export interface FoundDuty {
  readonly key: DutyKey
  readonly text: LegalText
  readonly article: string
  readonly state: 'said' | 'missing' | 'empty'
  /** The title above the words. */
  readonly under: string | null
  /** The placeholder without a value, for a duty that is `empty`. */
  readonly placeholder: string | null
}

const plain = (html: string): string =>
  toNfd(html.replaceAll(/<[^<>]{0,500}>/g, ' ').replaceAll('&nbsp;', ' '))
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()

interface Part {
  readonly title: string | null
  readonly html: string
}

/** Splits a text at its titles. */
function partsOf(html: string): readonly Part[] {
  return html.split(/(?=<h[2-4][ >])/).map((part) => {
    const title = /^<h[2-4][^<>]{0,200}>([^<]{0,300})<\/h/.exec(part)?.[1]
    return { title: title?.trim() ?? null, html: part }
  })
}

/** Finds the part that fulfils a duty, by its placeholder first. */
function findPart(
  { words, placeholder }: LegalDuty,
  parts: readonly Part[],
): { readonly part: Part; readonly byName: boolean } | undefined {
  const named = placeholder === undefined ? undefined : parts.find(({ html }) => html.includes(`{{${placeholder}}}`))
  if (named) return { part: named, byName: true }
  const worded = parts.find(({ html }) => words.some((word) => plain(html).includes(word)))
  return worded && { part: worded, byName: false }
}

function checkDuty(duty: LegalDuty & { readonly key: DutyKey }, html: string, values: ReadonlyMap<string, string | null>): FoundDuty {
  const { key, text, article, placeholder } = duty
  const found = findPart(duty, partsOf(html))
  const isEmpty = found?.byName === true && placeholder !== undefined && (values.get(placeholder) ?? '') === ''
  return {
    ...{ key, text, article, under: found?.part.title ?? null },
    state: found === undefined ? 'missing' : isEmpty ? 'empty' : 'said',
    placeholder: isEmpty ? placeholder : null,
  }
}

/** Checks texts against the duties of a site. It finds words, and is no advice. */
export function checkDuties(
  texts: Readonly<Record<LegalText, string | null>>,
  values: ReadonlyMap<string, string | null>,
  isShop: boolean,
): readonly FoundDuty[] {
  return frenchDuties.filter(({ isOfShop }) => isShop || !isOfShop).map((duty) => checkDuty(duty, texts[duty.text] ?? '', values))
}
