import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, expect, it, vi } from 'vitest'
import { UnsavedForms } from './unsaved-forms.ts'

const place = '7 https://greffe.example news 41'
const contents = async (forms: UnsavedForms, where = place) => (await forms.find(where)).map(({ content }) => content)

afterEach(() => {
  vi.restoreAllMocks()
})

it('are found by the next page as they were typed last', async () => {
  const forms = new UnsavedForms('next')
  await Promise.all(['V', 'Vi', 'Vigne'].map((title) => forms.write(place, { title })))
  expect(await contents(new UnsavedForms('next'))).toEqual([{ title: 'Vigne' }])
})

it('are found for their own account, site and item alone, and not once they are saved', async () => {
  const forms = new UnsavedForms('places')
  await forms.write(place, {})
  for (const other of ['8 https://greffe.example news 41', '7 https://cave.example news 41', '7 https://greffe.example news 4'])
    expect(await forms.find(other)).toEqual([])
  await forms.write(place, null)
  expect(await new UnsavedForms('places').find(place)).toEqual([])
})

it('of two tabs are both found, the newest first, and a save of one leaves the other', async () => {
  const [first, second] = [new UnsavedForms('tabs'), new UnsavedForms('tabs')]
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
  await first.write(place, { title: 'Vigne' })
  clock.mockReturnValue(1_800_000_001_000)
  await second.write(place, { title: 'Cave' })
  expect(await contents(new UnsavedForms('tabs'))).toEqual([{ title: 'Cave' }, { title: 'Vigne' }])
  await second.write(place, null)
  expect(await contents(new UnsavedForms('tabs'))).toEqual([{ title: 'Vigne' }])
})

it('that are taken up go with the next write of the tab that took them', async () => {
  await new UnsavedForms('taken').write(place, { title: 'Vigne' })
  const forms = new UnsavedForms('taken')
  const [found] = await forms.find(place)
  forms.take(place, found!)
  expect(await contents(forms)).toEqual([{ title: 'Vigne' }])
  await forms.write(place, { title: 'Vignes' })
  expect(await contents(forms)).toEqual([{ title: 'Vignes' }])
})

it('that are dropped are forgotten, unless their tab has written since', async () => {
  const tab = new UnsavedForms('dropped')
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
  await tab.write(place, { title: 'V' })
  const forms = new UnsavedForms('dropped')
  const [early] = await forms.find(place)
  clock.mockReturnValue(1_800_000_001_000)
  await tab.write(place, { title: 'Vigne' })
  await forms.drop(early!)
  expect(await contents(forms)).toEqual([{ title: 'Vigne' }])
  const [late] = await forms.find(place)
  await forms.drop(late!)
  expect(await contents(forms)).toEqual([])
})

it('are forgotten at the sign-out of their account, and those of other accounts are not', async () => {
  const forms = new UnsavedForms('sign-out')
  const other = place.replace('7', '71')
  void forms.write(place, {})
  void forms.write(other, {})
  await forms.forget(7)
  expect([await contents(forms), await contents(forms, other)]).toEqual([[], [{}]])
})

it('are forgotten after 30 days without a change', async () => {
  await new UnsavedForms('old').write(place, {})
  const db = await openDB('old', 1)
  const [stored] = (await db.getAll('forms')) as { at: number }[]
  await db.put('forms', { ...stored, at: stored!.at - 31 * 86_400_000 })
  db.close()
  expect(await new UnsavedForms('old').find(place)).toEqual([])
})

it('are none in a browser that stores nothing, which is said while there is something to store', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('forbidden')
  })
  const forms = new UnsavedForms('forbidden')
  const heard = vi.fn()
  forms.subscribe(heard)
  expect([await forms.find(place), forms.isRefused(place)]).toEqual([[], false])
  await forms.write(place, {})
  await forms.write(place, { title: 'V' })
  expect([forms.isRefused(place), forms.isRefused(`${place}2`), heard.mock.calls.length]).toEqual([true, false, 1])
  await forms.write(place, null)
  expect([forms.isRefused(place), heard.mock.calls.length]).toEqual([false, 2])
  open.mockRestore()
  await forms.write(place, {})
  expect([await contents(forms), forms.isRefused(place)]).toEqual([[{}], false])
})

it('are refused by a full storage, and what was taken up stays there until the write succeeds', async () => {
  await new UnsavedForms('full').write(place, { title: 'Vigne' })
  const forms = new UnsavedForms('full')
  const [found] = await forms.find(place)
  forms.take(place, found!)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await forms.write(place, { title: 'Vignes' })
  expect([forms.isRefused(place), await contents(forms)]).toEqual([true, [{ title: 'Vigne' }]])
  put.mockRestore()
  await forms.write(place, { title: 'Vignes' })
  expect([forms.isRefused(place), await contents(forms)]).toEqual([false, [{ title: 'Vignes' }]])
})

it('are written after the browser has closed the database, as when its data were cleared', async () => {
  const forms = new UnsavedForms('closed')
  await forms.write(place, { title: 'V' })
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('closing', 'InvalidStateError')
  })
  await forms.write(place, { title: 'Vigne' })
  expect([forms.isRefused(place), await contents(forms)]).toEqual([false, [{ title: 'Vigne' }]])
})
