import type { ConsentTexts } from './consent-texts.ts'

/** Loads the words in the language of the page. */
export async function loadTexts(language: string): Promise<ConsentTexts> {
  return language === 'en' ? (await import('./english.ts')).english : (await import('./french.ts')).french
}
