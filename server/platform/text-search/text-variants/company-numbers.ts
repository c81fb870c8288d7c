import { standalonePattern, type Written } from './variant.ts'

const inGroups = (siren: string): string => siren.replace(/^(\d{3})(\d{3})(\d{3})/, '$1 $2 $3 ').trim()

/** The numbers of companies, SIREN and SIRET, in groups or at one go. */
export const companyNumbers: Written = {
  pattern: standalonePattern(String.raw`\d{3} ?\d{3} ?\d{3}(?: ?\d{5})?`),
  asWords: (found) => found.replaceAll(' ', ''),
  writings: (word) => [word, `"${inGroups(word)}"`],
}

/** The number of a French company for the tax on sales, in groups or at one go: « FR 12 345 678 901 ». */
export const vatNumbers: Written = {
  pattern: standalonePattern(String.raw`FR ?[\dA-HJ-NP-Z]{2} ?\d{3} ?\d{3} ?\d{3}`),
  asWords: (found) => found.replaceAll(' ', '').toLowerCase(),
  writings: (word) => {
    const [key, siren] = [word.slice(2, 4), word.slice(4)]
    return [word, ...[siren, inGroups(siren)].flatMap((number) => [`"fr${key} ${number}"`, `"fr ${key} ${number}"`])]
  },
}
