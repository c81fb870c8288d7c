import { expect, it } from 'vitest'
import { createSecretBox } from '#server/adapters/secret-box.ts'
import { matchesSubmission, signSubmission, openReceipt, receiptSeconds, sealReceipt } from './form-flash.ts'

const now = Date.UTC(2026, 10, 20, 12)
const keeping = { secrets: createSecretBox({ key: 'a key of the tests', folder: '' }), siteId: 37, now }
const sending = { path: 'auth', name: 'user.register', of: null, owner: null, sender: 'a browser' }
const at = (later: number) => ({ ...keeping, now: now + later })

it('a mark holds for five minutes, and for what it was made for alone', async () => {
  const mark = await signSubmission(keeping, sending)
  expect(mark).toMatch(/^[\w.-]{20,120}$/)
  const end = receiptSeconds * 1000
  expect([await matchesSubmission(at(end - 1), sending, mark), await matchesSubmission(at(end), sending, mark)]).toEqual([true, false])
  const others = [{ path: 'compte' }, { name: 'user.logout' }, { of: '7' }, { owner: 7 }, { sender: 'another' }]
  for (const other of others) expect(await matchesSubmission(keeping, { ...sending, ...other }, mark)).toBe(false)
  expect(await matchesSubmission({ ...keeping, siteId: 38 }, sending, mark)).toBe(false)
  expect(await matchesSubmission(keeping, sending, `${mark.slice(0, -3)}abc`)).toBe(false)
  const elsewhere = { ...keeping, secrets: createSecretBox({ key: 'another', folder: '' }) }
  expect(await matchesSubmission(elsewhere, sending, mark)).toBe(false)
})

it('a receipt that was answered nothing is one all the same', async () => {
  const { sender: _, ...receipt } = sending
  const sealed = (await sealReceipt(keeping, receipt)) ?? ''
  expect(await openReceipt(keeping, sealed)).toEqual({ ...receipt, answer: undefined })
  expect(await openReceipt(at(receiptSeconds * 1000), sealed)).toBeNull()
})
