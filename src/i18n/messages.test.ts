import { expect, it, vi } from 'vitest'
import en from './messages/en.json'
import fr from './messages/fr.json'
import { loadMessages } from './messages.ts'

it('loads the messages of the language that is asked for, without a warning', async () => {
  const warn = vi.fn()
  expect(await loadMessages('fr_FR', warn)).toEqual(fr)
  expect(await loadMessages('en_GB', warn)).toEqual(en)
  expect(warn).not.toHaveBeenCalled()
})

it('warns of a language without a file of messages, and speaks French instead', async () => {
  const warn = vi.fn()
  expect(await loadMessages('de_DE', warn)).toEqual(fr)
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('de_DE'))
})
