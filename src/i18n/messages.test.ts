import { expect, it, vi } from 'vitest'
import { errors } from '#schemas/errors/errors.ts'
import accountEn from './messages/account/en.json'
import accountFr from './messages/account/fr.json'
import catalogueFr from './messages/catalogue/fr.json'
import en from './messages/en.json'
import errorsFr from './messages/errors/fr.json'
import fr from './messages/fr.json'
import linksFr from './messages/links/fr.json'
import listingsFr from './messages/listings/fr.json'
import requestsFr from './messages/requests/fr.json'
import shopFr from './messages/shop/fr.json'
import signInFr from './messages/sign-in/fr.json'
import { groupsOf, loadMessages, messageGroups } from './messages.ts'

it('loads the messages of the language that is asked for, without a warning', async () => {
  const warn = vi.fn()
  expect(await loadMessages('fr_FR', warn)).toEqual({
    ...fr,
    ...accountFr,
    ...catalogueFr,
    ...errorsFr,
    ...linksFr,
    ...listingsFr,
    ...requestsFr,
    ...shopFr,
    ...signInFr,
  })
  expect(await loadMessages('en_GB', warn, ['account'])).toEqual({ ...en, ...accountEn })
  expect(await loadMessages('en_GB', warn, [])).toEqual(en)
  expect(warn).not.toHaveBeenCalled()
})

it('warns of a language without a file of messages, and speaks French instead', async () => {
  const warn = vi.fn()
  expect(await loadMessages('de_DE', warn, [])).toEqual(fr)
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('de_DE'))
})

it('knows the blocks of a group by the words that they have', () => {
  const groups = {
    account: accountFr,
    catalogue: catalogueFr,
    links: linksFr,
    listings: listingsFr,
    requests: requestsFr,
    shop: shopFr,
    'sign-in': signInFr,
  }
  for (const [group, messages] of Object.entries(groups))
    expect([...new Set(Object.keys(messages).map((key) => key.split('.')[1]))].toSorted()).toEqual(
      messageGroups[group as keyof typeof messageGroups],
    )
  expect(Object.keys(fr).filter((key) => key.startsWith('block.') && groupsOf([key.split('.')[1] ?? '']).length > 0)).toEqual([])
  expect([groupsOf(['text', 'cart', 'auth']), groupsOf(['text'])]).toEqual([['shop', 'sign-in'], []])
})

it('tells visitors one country as one, and neither limits of mails nor names of filters', async () => {
  const groups = Object.keys(messageGroups) as (keyof typeof messageGroups)[]
  const all = await Promise.all((['fr_FR', 'en_GB'] as const).map((locale) => loadMessages(locale, vi.fn(), groups)))
  const words = all.flatMap((messages) => Object.values(messages))
  expect(words.length).toBeGreaterThan(1000)
  expect(words.filter((text) => /par heure|(?:times|mails) an hour|dans ce pays\s*:|impossible ici/.test(text))).toEqual([])
  expect(shopFr['block.checkout.onlyCountry']).toBe('Pays de livraison\u00a0: {country}.')
  expect(Object.values(errors.BAD_FILTER).filter((text) => /[{«“]/.test(String(text)))).toEqual([])
})
