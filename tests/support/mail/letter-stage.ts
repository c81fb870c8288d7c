import { makeCall, mailedLink, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { testStage } from '#tests/support/server/test-stage.ts'

/** Creates the stage of newsletter tests: requests for its address and the resulting rows. */
export function letterStage() {
  const stage = testStage('lecteur')
  const db = () => stage.test.database.db
  const ask = (more: Record<string, unknown> = {}, given = {}) =>
    makeCall(stage.test, 'newsletter.subscribe', { email: stage.email, lists: [1], consent: true, ...more }, given)
  const confirm = (token: string, given = {}) => makeCall(stage.test, 'newsletter.confirm', { token }, given)
  const leave = (token: string, headers: Record<string, string> = {}, payload?: string) =>
    stage.test.app.inject({
      method: 'POST',
      url: `/api/newsletter/unsubscribe/${token}`,
      headers: { host: 'localhost', ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
  const tokenFor = async (address = stage.email) => (await mailedLink(stage.test, address, 'NEWSLETTER_CONFIRM')).token
  const kinds = async (address = stage.email) => (await waitingMails(stage.test, address)).map(({ kind }) => kind)
  const rows = {
    subscriber: () => db().selectFrom('newsletter_subscribers').selectAll().where('email', '=', stage.email).executeTakeFirst(),
    requests: () => db().selectFrom('newsletter_requests').selectAll().where('email', '=', stage.email).execute(),
    lists: async () => {
      const found = await db()
        .selectFrom('newsletter_subscriptions')
        .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'subscriber_id')
        .select('list_id')
        .where('email', '=', stage.email)
        .orderBy('list_id')
        .execute()
      return found.map(({ list_id }) => list_id)
    },
    proofs: () => db().selectFrom('newsletter_proofs').selectAll().orderBy('confirmed_at').execute(),
  }
  /** Subscribes the address and returns the token of its unsubscription link. */
  const subscribed = async (lists = [1]) => {
    await ask({ lists })
    await confirm(await tokenFor())
    const welcome = (await waitingMails(stage.test, stage.email)).findLast(({ kind }) => kind === 'NEWSLETTER_WELCOME')
    return String(welcome?.data['unsubscribeLink']).replace(/^.*\//, '')
  }
  return { stage, ask, confirm, leave, tokenFor, kinds, rows, subscribed }
}
