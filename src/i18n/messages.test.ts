import { expect, it, vi } from 'vitest'
import en from './messages/en.json'
import fr from './messages/fr.json'
import { isPersonal, loadMessages, personalTypes } from './messages.ts'
import personalEn from './messages/personal/en.json'
import personalFr from './messages/personal/fr.json'

it('loads the messages of the language that is asked for, without a warning', async () => {
  const warn = vi.fn()
  expect(await loadMessages('fr_FR', warn)).toEqual({ ...fr, ...personalFr })
  expect(await loadMessages('en_GB', warn)).toEqual({ ...en, ...personalEn })
  expect(await loadMessages('en_GB', warn, false)).toEqual(en)
  expect(warn).not.toHaveBeenCalled()
})

it('warns of a language without a file of messages, and speaks French instead', async () => {
  const warn = vi.fn()
  expect(await loadMessages('de_DE', warn, false)).toEqual(fr)
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('de_DE'))
})

it('knows the blocks that serve one person by the words that they have', () => {
  expect(new Set(Object.keys(personalFr).map((key) => key.split('.')[1]))).toEqual(personalTypes)
  expect(Object.keys(fr).filter((key) => key.startsWith('block.') && isPersonal([key.split('.')[1] ?? '']))).toEqual([])
  expect([isPersonal(['text', 'auth']), isPersonal(['text'])]).toEqual([true, false])
})
