import { sessionNames } from '#site/browser-storage.ts'

/** Tells whether this tab stores answers to a form, or typed text that was carried from the page in another language. */
export function hasStoredAnswers(): boolean {
  return sessionNames().some((name) => /^vitrine\.(?:form\.|typed$)/.test(name))
}
