import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { describe, expect, it, vi } from 'vitest'
import { ReplyDrafts } from './reply-drafts.ts'

const draft = (words: string) => ({ words, sendKey: `key of ${words}`, after: 3 })
const place = '7 https://greffe.example 41'

describe('a reply that is being written', () => {
  it('is found by the next page as it was left, with the key under which it is sent once', async () => {
    const drafts = new ReplyDrafts('next-page')
    void drafts.write(place, draft('Bon'))
    expect(await drafts.write(place, draft('Bonjour,'))).toBe(true)
    expect(await new ReplyDrafts('next-page').find(place)).toEqual(draft('Bonjour,'))
  })

  it('is seen for its own message, account and site alone', async () => {
    await new ReplyDrafts('places').write(place, draft('Bonjour,'))
    for (const other of ['8 https://greffe.example 41', '7 https://cave.example 41', '7 https://greffe.example 42'])
      expect(await new ReplyDrafts('places').find(other)).toBeUndefined()
  })

  it('is gone once it is sent', async () => {
    const drafts = new ReplyDrafts('sent')
    await drafts.write(place, draft('Bonjour,'))
    await drafts.write(place, draft(''))
    expect([drafts.known(place), await drafts.find(place), await new ReplyDrafts('sent').find(place)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is forgotten at the sign-out of its account alone', async () => {
    const drafts = new ReplyDrafts('sign-out')
    const other = place.replace('7', '71')
    void drafts.write(place, draft('Bonjour,'))
    void drafts.write(other, draft('Bonsoir,'))
    await drafts.forget(7)
    expect([await drafts.find(place), await drafts.find(other)]).toEqual([undefined, draft('Bonsoir,')])
  })

  it('is forgotten after 30 days without a change', async () => {
    await new ReplyDrafts('old').write(place, draft('Bonjour,'))
    const db = await openDB('old', 1)
    const stored = (await db.get('replies', place)) as { at: number }
    await db.put('replies', { ...stored, at: stored.at - 31 * 86_400_000 })
    db.close()
    expect(await new ReplyDrafts('old').find(place)).toBeUndefined()
  })

  it('stays while the page is open in a browser that stores nothing', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new Error('forbidden')
    })
    const drafts = new ReplyDrafts('forbidden')
    expect(await drafts.write(place, draft('Bonjour,'))).toBe(false)
    expect(await drafts.find(place)).toEqual(draft('Bonjour,'))
    open.mockRestore()
  })
})
