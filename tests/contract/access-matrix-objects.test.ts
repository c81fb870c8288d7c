import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unzipSync, strFromU8 } from 'fflate'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { callersByRoute, callersInTurn, makeCaller, newNetwork, ranks, refusalFor, type Who } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { ownActs, ownLists } from '#tests/support/objects/own-things.ts'
import { objectCases } from '#tests/support/objects/object-cases.ts'
import type { Asked, MadeObject, ObjectCase, ObjectOwner } from '#tests/support/objects/object-case.ts'
import { routeTable } from '#tests/support/server/route-table.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { hashTables, rowsOfUser } from '#tests/support/database/whole-database.ts'

let folder: string
let test: TestApp
let callerOf: ReturnType<typeof callersByRoute>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-objects-'))
  test = await testApp({ template: twoSites, env: { DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000' } })
  callerOf = callersByRoute(test)
  const { pool } = test.database
  await pool.query('update sites set is_e_commerce = true where id = 37')
  await pool.query(`insert into site_languages (site_id, locale, position) values (37, 'en_GB', 1)`)
  // The fixtures of the two sites have fixed ids. Later rows start at 1000.
  for (const table of ['blog_folders', 'element_collections', 'elements'])
    await pool.query(`select setval(pg_get_serial_sequence('${table}', 'id'), 1000)`)
  for (const siteId of [37, 38]) {
    await pool.query(
      `insert into parameters (site_id, type, value) values ($1, 'BANK_IBAN', '"FR7630006000011234567890189"'), ($1, 'BANK_BIC', '"AGRIFRPP"')
       on conflict do nothing`,
      [siteId],
    )
    await test.app.features.directory.refresh(siteId)
  }
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

type Person = readonly [who: Who, caller: TestMember | null]

async function ask(
  { route }: Pick<ObjectCase, 'route'>,
  { path, body, headers }: Asked,
  caller: TestMember | null,
): Promise<LightMyRequestResponse> {
  return test.app.inject({
    method: route.slice(0, route.indexOf(' ')) as 'GET',
    url: path,
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', ...headers, ...(caller && { authorization: caller.token }) },
    ...(body === undefined ? {} : { payload: body }),
    remoteAddress: newNetwork(),
  })
}

function saidBy(answer: LightMyRequestResponse): string {
  const isEnvelope = answer.body.startsWith('{"success"')
  return `${answer.statusCode} ${(isEnvelope && answer.json<{ data: { code?: string } | null }>().data?.code) || ''}`
}

const ownerOf = (siteId: number, member: TestMember | null): ObjectOwner => ({
  siteId,
  userId: member?.userId ?? null,
  email: member?.email ?? 'visiteuse@example.org',
})

/** Returns true when the response shows that the object was reached. */
async function isReached({ opens }: ObjectCase, made: MadeObject, answer: LightMyRequestResponse): Promise<boolean> {
  return answer.statusCode === opens && ((await made.isReached?.(answer)) ?? true)
}

/** Returns true when the role reaches every object of this kind on its site, independent of the owner. */
const reachesAll = ({ opensToDesk }: ObjectCase, who: Who): boolean => opensToDesk === true && ranks.A.includes(who)

/** Objects that the caller must not reach: of the other site (their own there included), of another member, and without an owner. */
async function foreignOf(object: ObjectCase, [who, caller]: Person, others: readonly ObjectOwner[]): Promise<MadeObject[]> {
  const { opensTo, make, mayBeNobodys } = object
  const [here, elsewhere] = others as readonly [ObjectOwner, ObjectOwner]
  const owners = [elsewhere]
  if (who.endsWith(' elsewhere')) owners.push(ownerOf(38, caller))
  if (reachesAll(object, who)) return Promise.all(owners.map((owner) => make(test, owner)))
  if (opensTo === 'owner') owners.push(here)
  if (mayBeNobodys) owners.push(ownerOf(37, null))
  return Promise.all(owners.map((owner) => make(test, owner)))
}

const rowOf = ({ route }: Pick<ObjectCase, 'route'>) => routeTable[route] ?? { role: 'V' as const }
const mayReach = (object: Pick<ObjectCase, 'route' | 'opensTo'>, who: Who): boolean => {
  if (refusalFor(rowOf(object), who) !== null) return false
  return object.opensTo === 'everyone' || ranks[object.opensTo === 'owner' ? 'M' : 'A'].includes(who)
}

describe('an object by route and role', () => {
  const rows = objectCases.map((object, number) => ({ ...object, object, number }))

  it.each(rows.filter(({ number }) => isInTurn(number)))(
    '$route: hides $about of another member or another site',
    async ({ object, number }) => {
      const others = [ownerOf(37, await addMember(test)), ownerOf(38, await addMember(test, { siteId: 38 }))]
      const asking: { person: Person; made: MadeObject; asked: Asked }[] = []
      for (const who of callersInTurn(number)) {
        const person = [who, await callerOf(rowOf(object), who)] as const
        for (const made of await foreignOf(object, person, others)) asking.push({ person, made, asked: made })
        if (!mayReach(object, who) || reachesAll(object, who)) continue
        const made = await object.make(test, others[0]!)
        for (const asked of made.unopened ?? []) asking.push({ person, made, asked })
      }
      const before = await hashTables(test.database.pool)
      for (const { person, made, asked } of asking) {
        const [who, caller] = person
        const answer = await ask(object, asked, caller)
        const expected = { who, said: refusalFor(rowOf(object), who) ?? object.refuses, isReached: false }
        expect({ who, said: saidBy(answer), isReached: await isReached(object, made, answer) }).toEqual(expected)
      }
      const after = await hashTables(test.database.pool)
      const changed = Object.keys(before).filter((table) => before[table] !== after[table])
      expect(changed.filter((table) => !object.notes?.includes(table))).toEqual([])
    },
  )

  // The objects that are not hidden in this turn.
  it.each(rows.filter(({ number }) => isInTurn(number + 1)))(
    '$route: opens $about to the permitted callers only',
    async ({ object, number }) => {
      const other = ownerOf(37, await addMember(test))
      for (const who of callersInTurn(number)) {
        const caller = await callerOf(rowOf(object), who)
        const isMeant = mayReach(object, who)
        const isOwn = object.opensTo === 'owner' && isMeant && !reachesAll(object, who)
        const made = await object.make(test, isOwn ? ownerOf(37, caller) : other)
        const answer = await ask(object, made, caller)
        const said = isMeant ? `${object.opens} ` : (refusalFor(rowOf(object), who) ?? object.refuses)
        expect({ who, said: saidBy(answer), isReached: await isReached(object, made, answer) }).toEqual({ who, said, isReached: isMeant })
      }
    },
  )
})

/** Returns the text of a response; an archive is unpacked. */
function textOf({ rawPayload, headers }: LightMyRequestResponse): string {
  if (headers['content-type'] !== 'application/zip') return rawPayload.toString()
  return Object.values(unzipSync(new Uint8Array(rawPayload)))
    .map((bytes) => strFromU8(bytes))
    .join('\n')
}

describe('a route that lists objects without a parameter', () => {
  it.each(ownLists.map((list, number) => ({ ...list, list, number })))(
    '$route returns the objects of the caller or the site only',
    async ({ list, number }) => {
      const others = [ownerOf(37, await addMember(test)), ownerOf(38, await addMember(test, { siteId: 38 }))] as const
      for (const who of callersInTurn(number)) {
        const caller = await callerOf(rowOf(list), who)
        const isMeant = mayReach(list, who)
        const [here, elsewhere] = [await list.make(test, others[0]), await list.make(test, others[1])]
        const own = isMeant ? await list.make(test, ownerOf(37, caller)) : null
        const answer = await ask(list, list, caller)
        const text = textOf(answer)
        expect({ who, said: saidBy(answer) }).toEqual({ who, said: refusalFor(rowOf(list), who) ?? '200 ' })
        const tells = { own: own !== null && text.includes(own), here: text.includes(here), elsewhere: text.includes(elsewhere) }
        expect({ who, ...tells }).toEqual({ who, own: isMeant, here: isMeant && list.opensTo === 'desk', elsewhere: false })
      }
    },
  )
})

/** Serialises an account and its sessions. */
async function stateOf({ userId }: TestMember): Promise<string> {
  const { rows } = await test.database.pool.query(
    'select u, (select array_agg(s order by id) from sessions s where s.user_id = u.id) from users u where u.id = $1',
    [userId],
  )
  return JSON.stringify(rows)
}

/** Performs an action for the caller in a request that names another member. Returns true when it was performed. */
async function doAs(act: (typeof ownActs)[number], [who, caller]: Person, other: TestMember): Promise<boolean> {
  const { userId, sessionId, email } = other
  const isMeant = caller !== null && ranks.M.includes(who) && refusalFor(rowOf(act), who) === null
  if (isMeant) await test.app.features.sessions.open({ siteId: 37, userId: caller.userId, device: 'Safari, iPhone' })
  const prepared = isMeant ? await act.prepare?.(test, caller) : {}
  const before = caller && (await stateOf(caller))
  const named = { id: userId, userId, user_id: userId, sessionId, login: email, user: { id: userId, email } }
  const answer = await ask(act, { path: act.path, body: { ...named, ...act.body, ...prepared } }, caller)
  expect({ who, said: saidBy(answer) }).toEqual({ who, said: refusalFor(rowOf(act), who) ?? '200 ' })
  return caller !== null && (await stateOf(caller)) !== before
}

describe('a route that acts on the caller', () => {
  it.each(ownActs.map((act, number) => ({ ...act, act, number })))(
    '$route ignores a member that its body names',
    async ({ act, number }) => {
      const { pool } = test.database
      const others = [await addMember(test), await addMember(test, { siteId: 38 })] as const
      const before = await Promise.all(others.map((other) => rowsOfUser(pool, other)))
      for (const who of callersInTurn(number)) {
        const isDone = await doAs(act, [who, await makeCaller(test, who)], others[0])
        expect({ who, isDone }).toEqual({ who, isDone: refusalFor(rowOf(act), who) === null && ranks.M.includes(who) })
      }
      expect(await Promise.all(others.map((other) => rowsOfUser(pool, other)))).toEqual(before)
    },
  )
})
