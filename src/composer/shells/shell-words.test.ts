import { expect, it } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import sectionFr from '#i18n/messages/composer/section-fr.json'
import shellFr from '#i18n/messages/composer/shell-fr.json'

const namesIn = (message: string) => [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name)

it.each([...Object.entries(shellFr), ...Object.entries(sectionFr)])('replaces the words of %s by %j', (key, message) => {
  const words = (composerFr as Readonly<Record<string, string>>)[key] ?? ''
  expect(words).not.toBe('')
  expect(message).not.toBe(words)
  // A value that the words of a page do not have would never be given.
  expect(namesIn(words)).toEqual(expect.arrayContaining(namesIn(message)))
})
