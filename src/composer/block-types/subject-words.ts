import type { Agreement } from '#engine/registry/agreement.ts'

const articles: Readonly<Record<Agreement, string>> = {
  masculine: 'Le ',
  feminine: 'La ',
  masculinePlural: 'Les ',
  femininePlural: 'Les ',
}

const isPlural = (form: Agreement) => form === 'masculinePlural' || form === 'femininePlural'

/** The French label of a type as the subject of a sentence: « La section », « L’image », « Les tarifs ». */
export function subjectWords(label: string, form: Agreement): string {
  const article = !isPlural(form) && /^[aeiouyàâéèêëîïôœù]/i.test(label) ? 'L’' : articles[form]
  return `${article}${label.charAt(0).toLowerCase()}${label.slice(1)}`
}
