import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, it, vi } from 'vitest'
import { UnsavedForms } from './unsaved-forms.ts'

const place = '7 https://greffe.example news 41'

it('are found by the next page as they were typed last', async () => {
  const forms = new UnsavedForms('next')
  await Promise.all(['V', 'Vi', 'Vigne'].map((title) => forms.write(place, { title })))
  expect(await new UnsavedForms('next').find(place)).toMatchObject({ place, content: { title: 'Vigne' } })
})

it('are found for their own account, site and item alone, and not once they are saved', async () => {
  const forms = new UnsavedForms('places')
  await forms.write(place, {})
  for (const other of ['8 https://greffe.example news 41', '7 https://cave.example news 41', '7 https://greffe.example news 4'])
    expect(await forms.find(other)).toBeNull()
  await forms.write(place, null)
  expect(await new UnsavedForms('places').find(place)).toBeNull()
})

it('are forgotten at the sign-out of their account, and those of other accounts are not', async () => {
  const forms = new UnsavedForms('sign-out')
  const other = place.replace('7', '71')
  void forms.write(place, {})
  void forms.write(other, {})
  await forms.forget(7)
  expect([await forms.find(place), (await forms.find(other))?.place]).toEqual([null, other])
})

it('are forgotten after 30 days without a change', async () => {
  await new UnsavedForms('old').write(place, {})
  const db = await openDB('old', 1)
  const stored = (await db.get('forms', place)) as { at: number }
  await db.put('forms', { ...stored, at: stored.at - 31 * 86_400_000 })
  db.close()
  expect(await new UnsavedForms('old').find(place)).toBeNull()
})

it('are none in a browser that stores nothing, until it does', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('forbidden')
  })
  const forms = new UnsavedForms('forbidden')
  await forms.write(place, {})
  expect(await forms.find(place)).toBeNull()
  open.mockRestore()
  await forms.write(place, {})
  expect(await forms.find(place)).not.toBeNull()
})
