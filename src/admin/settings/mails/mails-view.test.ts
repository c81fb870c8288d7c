import { expect, it } from 'vitest'
import { listQueryString } from '#api-client/transport/query-string.ts'
import { isWhole, listQueryOf, mailsAddress } from './mails-view.ts'

it('writes every view of the mails into its address and reads it again', () => {
  const view = { state: 'FAILED', kind: 'ORDER_PAID', search: 'claire@', page: 3 } as const
  expect(mailsAddress.read(mailsAddress.write(view))).toEqual(view)
  expect([isWhole(mailsAddress.read(new URLSearchParams())), isWhole(view)]).toEqual([true, false])
})

it('takes an unknown part of the address of the mails for the usual one', () => {
  expect(mailsAddress.read(new URLSearchParams('etat=PERDU&sorte=x y&page=0'))).toEqual(mailsAddress.read(new URLSearchParams()))
})

it('asks for the mails of a view by state, kind and address', () => {
  const query = listQueryString({ ...listQueryOf(mailsAddress.read(new URLSearchParams('etat=SENT&sorte=ORDER_PAID&adresse=roy'))) })
  expect(query).toBe('nbItem=50&page=1&state=SENT&kind=ORDER_PAID&search=roy')
})
