import { sql, type Kysely } from 'kysely'
import { loginBackoff } from '#schemas/api/base/rate-limits.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { addressKey, totpRateLimitKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import { tooManyRequests } from '#server/platform/rate-limits/too-many-requests.ts'
import { createKeyedMutex } from '#server/platform/concurrency/keyed-mutex.ts'

/** An e-mail address on a site. */
export interface SiteAddress {
  readonly siteId: number
  readonly email: string
}

/** The tried factor. Each has a count of its own: a right password forgives no wrong codes. */
type Factor = 'password' | 'code'

/** An attempt with its account, its factor and the language of a refusal. */
interface Attempt {
  readonly to: SiteAddress
  readonly locale: string
  readonly factor?: Factor
}

/** The tries to sign in with an e-mail address, known on the site or not, counted by all nodes together. */
export interface LoginAttempts {
  /** Begins a try, before any password or code is checked; answers 0, or the seconds to wait. It counts as failed until it succeeds. */
  begin(to: SiteAddress, factor?: Factor): Promise<number>
  /** Forgets the failures of an address: its password, or its code, was right. */
  succeed(to: SiteAddress, factor?: Factor): Promise<void>
  /**
   * Has one try looked at: it fails when the check throws; too many have to wait, unchecked. Those of one address go one after the other on this
   * server: a try counts as failed until it succeeds, so that right ones at the same moment would lock each other out.
   */
  attempt<Result>(attempt: Attempt, check: () => Promise<Result>): Promise<Result>
}

interface Needs {
  readonly db: Kysely<Tables>
  /** RATE_LIMIT_FACTOR. */
  readonly factor: number
}

const { free, firstWait, longestWait, forgottenAfter } = loginBackoff

const keys = { password: addressKey, code: totpRateLimitKey } as const

/** The keys under which the attempts at an address are counted. */
export function attemptKeys(to: SiteAddress): string[] {
  return Object.values(keys).map((keyOf) => keyOf(to))
}

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`

async function secondsLeft(db: Kysely<Tables>, siteId: number, address: string): Promise<number> {
  const wait = sql<number>`ceil(extract(epoch from blocked_until - now()))::int`.as('wait')
  const row = await db
    .selectFrom('login_failures')
    .select(wait)
    .where('site_id', '=', siteId)
    .where('address', '=', address)
    .executeTakeFirst()
  return Math.max(1, row?.wait ?? 1)
}

/** Counts attempts one by one in the database, so that concurrent ones on any number of nodes do not exceed the limit. */
async function beginAttempt({ db, factor }: Needs, to: SiteAddress, address: string): Promise<number> {
  const freeHere = Math.ceil(free * factor)
  const failures = sql<number>`case when login_failures.last_at < ${ago(forgottenAfter)} then 1 else login_failures.failures + 1 end`
  // 2 to the power of 20 is beyond the longest wait already.
  const wait = sql`make_interval(secs => least(${longestWait}, ${firstWait} * 2 ^ least(20, ${failures} - ${freeHere}))::int)`
  const begun = await db
    .insertInto('login_failures')
    .values({ site_id: to.siteId, address, failures: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'address'])
        .doUpdateSet({
          failures,
          last_at: sql<Date>`now()`,
          blocked_until: sql<Date | null>`case when ${failures} >= ${freeHere} then now() + ${wait} end`,
        })
        .where(sql<boolean>`login_failures.blocked_until is null or login_failures.blocked_until <= now()`),
    )
    .returning('failures')
    .executeTakeFirst()
  if (!begun) return secondsLeft(db, to.siteId, address)
  if (begun.failures === 1)
    await db
      .deleteFrom('login_failures')
      .where('last_at', '<', sql<Date>`${ago(forgottenAfter)}`)
      .execute()
  return 0
}

/** Counts the tries to sign in. */
export function createLoginAttempts(needs: Needs): LoginAttempts {
  const oneByOne = createKeyedMutex()
  const attempts: LoginAttempts = {
    begin: (to, factor = 'password') => beginAttempt(needs, to, keys[factor](to)),
    succeed: async (to, factor = 'password') => {
      await needs.db.deleteFrom('login_failures').where('site_id', '=', to.siteId).where('address', '=', keys[factor](to)).execute()
    },
    attempt: ({ to, locale, factor = 'password' }, check) =>
      oneByOne(keys[factor](to), async () => {
        const seconds = await attempts.begin(to, factor)
        if (seconds > 0) throw tooManyRequests(seconds, locale)
        const result = await check()
        await attempts.succeed(to, factor)
        return result
      }),
  }
  return attempts
}
