import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { orderPlace } from '#schemas/api/shop/order-calls.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readBody } from '#server/http/api/parse-body.ts'
import { orderBody } from '#tests/support/shop/order-stage.ts'
import { readIdentity, requireAdult, type Identity } from './buyer-identity.ts'

type Visitor = Parameters<typeof readIdentity>[1]

// Of who has no account nothing is looked up.
const nobody = undefined as unknown as Kysely<Tables>
const visitor = { scope: { locale: 'fr_FR' }, caller: { kind: 'visitor' } } as unknown as Visitor
const identityOf = (user: Parameters<typeof orderBody>[0]['user']) => readIdentity(nobody, visitor, orderBody({ products: [], user }))

it('who orders is named as they say, else as the bill is', async () => {
  const email = ' Camille.ROY@example.org'
  expect(await identityOf({ email, firstname: '', lastname: null })).toEqual({
    ...{ userId: null, email: 'camille.roy@example.org', firstname: 'Camille', lastname: 'Roy', phone: null, birthdate: null },
  })
  expect(await identityOf({ email, firstname: 'Alix', lastname: 'Morel', phone: '06 39 98 00 12', birthdate: '1990-01-31' })).toMatchObject(
    {
      ...{ firstname: 'Alix', lastname: 'Morel', phone: '+33639980012', birthdate: '1990-01-31' },
    },
  )
  for (const user of [undefined, null, {}, { email: '' }, { email: null }])
    await expect(identityOf(user as { email: string })).rejects.toMatchObject({ code: 'EMAIL_REQUIRED' })
})

it.each(['DELIVERY', 'PICKUP'] as const)('asks for a phone number when the order is sent by %s', async (type) => {
  const place = (phone?: string) =>
    readIdentity(nobody, visitor, orderBody({ products: [], delivery: { type }, user: { email: 'camille.roy@example.org', phone } }))
  await expect(place()).rejects.toMatchObject({
    ...{ code: 'VALIDATION_FAILED', data: { errors: [{ field: 'user.phone', code: 'REQUIRED' }] } },
  })
  expect(await place('06 39 98 00 12')).toMatchObject({ phone: '+33639980012' })
})

it('an invalid address and an invalid telephone number are reported together', () => {
  const told = (user: object) => {
    try {
      return readBody(orderPlace.body!, { ...orderBody({ products: [{ id: 1, quantity: 1 }] }), user }, 'fr_FR') && []
    } catch (error) {
      return (error as { data: { errors: FieldError[] } }).data.errors.map(({ field, code }) => `${field} ${code}`)
    }
  }
  expect(told({ email: 'anne@x', phone: '12' })).toEqual(['user.email EMAIL', 'user.phone PHONE'])
  expect(told({ email: 'anne@x', phone: '1'.repeat(41) })).toEqual(['user.email EMAIL', 'user.phone TOO_LONG'])
  expect(told({ email: 'anne@example.org', phone: ' ' })).toEqual([])
})

it('a buyer of wine is refused until the day in Paris on which they are 18', () => {
  const outcome = (birthdate: string | null, now: string) => {
    try {
      requireAdult({ birthdate } as Identity, 'fr_FR', Date.parse(now))
      return 'ADULT'
    } catch (error) {
      const { code, data } = error as { code: string; data: { errors?: { field: string; code: string }[] } }
      return [code, ...(data.errors ?? []).map((fault) => `${fault.field} ${fault.code}`)]
    }
  }
  expect(outcome('2008-11-21', '2026-11-20T22:59:59Z')).toEqual(['MINOR'])
  expect(outcome('2008-11-21', '2026-11-20T23:00:00Z')).toBe('ADULT')
  expect(outcome(null, '2026-11-20T09:00:00Z')).toEqual(['VALIDATION_FAILED', 'user.birthdate REQUIRED'])
  expect(outcome('2026-11-21', '2026-11-20T09:00:00Z')).toEqual(['VALIDATION_FAILED', 'user.birthdate DATE'])
})
