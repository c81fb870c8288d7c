// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { inboxRead } from '#schemas/admin/inbox/inbox-calls.ts'
import { PanelContext, type PanelServices } from '#admin/panel-context.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { InboxTexts } from '../texts/InboxTexts.tsx'
import { replyDrafts } from './reply-drafts.ts'
import { ReplyBox } from './ReplyBox.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const place = (id: number) => `7 https://greffe.example ${id}`
const itemOf = (id: number, replies: InboxItem['replies'] = []): InboxItem => ({
  ...inboxRead.example.data,
  ...{ id, replies, state: 'READ', email: 'ines@example.org', unanswerable: null },
  ...{ replyFrom: 'contact@greffe.example', replyTo: 'contact@greffe.example' },
})
const reply = vi.fn()
const onDone = vi.fn()

async function show(item: InboxItem) {
  const services = { person: { id: 7 }, start: { siteUrl: 'https://greffe.example' } } as unknown as PanelServices
  const acts = { reply } as unknown as Parameters<typeof ReplyBox>[0]['acts']
  const box = <ReplyBox key={item.id} item={item} acts={acts} onDone={onDone} mayWrite />
  const router = createMemoryRouter([{ path: '*', element: <InboxTexts>{box}</InboxTexts> }])
  await act(async () => {
    stage.show(
      <PanelContext value={services}>
        <RouterProvider router={router} />
      </PanelContext>,
    )
    await replyDrafts.find(place(item.id))
  })
}
const field = () => document.querySelector('textarea')!
const type = (words: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), words)
    field().dispatchEvent(new Event('input', { bubbles: true }))
    await replyDrafts.find(place(0))
  })
/** Sends the reply, and waits until its answer is dealt with. */
const send = () =>
  act(async () => {
    const before = reply.mock.settledResults.length
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }))
    await waitUntil(() => expect(reply.mock.settledResults.length).toBe(before + 1))
    await Promise.resolve()
    await replyDrafts.find(place(0))
  })
const kept = () => document.querySelector('[role=status]')?.textContent

it('keeps what is written over a failed sending, and sends it again under the same key', async () => {
  await show(itemOf(41))
  expect(kept()).toBe('')
  await type('Oui, dès 9 h.')
  expect(kept()).toBe('Gardée sur cet appareil')
  reply.mockResolvedValueOnce(null)
  await send()
  expect([field().value, onDone.mock.calls.length]).toEqual(['Oui, dès 9 h.', 0])
  reply.mockResolvedValueOnce(itemOf(41))
  await send()
  const [[, first], [, second]] = reply.mock.calls as [unknown[], unknown[]]
  expect([first, second]).toEqual([expect.objectContaining({ words: 'Oui, dès 9 h.' }), first])
  expect([field().value, onDone.mock.calls.length, await replyDrafts.find(place(41))]).toEqual(['', 1, undefined])
})

it('shows a reply that an earlier page has left for this message alone', async () => {
  await replyDrafts.write(place(42), { words: 'Bonjour,', sendKey: 'k', after: 0 })
  await show(itemOf(42))
  expect([field().value, kept()]).toEqual(['Bonjour,', 'Gardée sur cet appareil'])
  await show(itemOf(43))
  expect(field().value).toBe('')
})

it('forgets a reply whose sending is known only to the server', async () => {
  await replyDrafts.write(place(44), { words: 'Bonjour,\n', sendKey: 'k', after: 0 })
  await show(itemOf(44, [{ id: 1, writtenBy: null, text: 'Bonjour,', sentAt: '2026-11-27T10:00:00Z', delivery: 'SENT' }]))
  expect(field().value).toBe('')
  await waitUntil(async () => expect(await replyDrafts.find(place(44))).toBeUndefined())
})

const replyOf = (id: number, person: number) => ({
  ...{ id, writtenBy: { id: person, name: 'Camille Roux' }, text: 'Non.', sentAt: '2026-11-27T10:00:00Z', delivery: 'SENT' as const },
})
const warning = () => document.querySelector('form [role=status] button')

it('sends nothing after a colleague has answered meanwhile, until the person asks for it', async () => {
  const calls = reply.mock.calls.length
  await show(itemOf(45, [replyOf(1, 8)]))
  await type('Oui.')
  expect(warning()).toBeNull()
  await show(itemOf(45, [replyOf(1, 8), replyOf(2, 8)]))
  expect(document.body.textContent).toContain('Camille Roux a répondu pendant que vous écriviez.')
  act(() => void field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true })))
  expect(reply.mock.calls).toHaveLength(calls)
  reply.mockResolvedValueOnce(itemOf(45))
  await act(async () => {
    warning()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await replyDrafts.find(place(0))
  })
  expect(reply.mock.calls.slice(calls)).toMatchObject([[{ id: 45 }, { words: 'Oui.', after: 2 }]])
})

it('sends a reply again whose answer was lost, although it stands among the replies', async () => {
  await show(itemOf(46))
  await type('Oui.')
  reply.mockResolvedValueOnce(null)
  await send()
  await show(itemOf(46, [replyOf(3, 7)]))
  expect(warning()).toBeNull()
  reply.mockResolvedValueOnce(itemOf(46))
  await send()
  expect(field().value).toBe('')
})
