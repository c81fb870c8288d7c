import type { ListedMail } from './mails-view.ts'

/** A reason for which a mail did not leave, in a sentence of its own. */
export type MailFault = 'noAnswer' | 'login' | 'noAddress' | 'full' | 'wait' | 'spam' | 'certificate' | 'other'

const faults: readonly (readonly [MailFault, RegExp])[] = [
  ['noAnswer', /ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|timeout|greeting never received/i],
  ['certificate', /certificate|self.signed|TLS/i],
  ['login', /EAUTH|\b53[05]\b|authentication|invalid login/i],
  ['full', /\b[45]52\b|quota|mailbox full|over quota/i],
  ['spam', /spam|blocked|blacklist|reputation|5\.7\.\d|\b554\b/i],
  ['noAddress', /\b55[013]\b|no such user|user unknown|unknown user|mailbox unavailable|5\.1\.\d/i],
  ['wait', /\b4[25][0-9]\b|greylist|try again/i],
]

/** Reads the answer of a mail server. */
export function explainFault(error: string): MailFault {
  return faults.find(([, pattern]) => pattern.test(error))?.[0] ?? 'other'
}

/** A place of the panel or the site where a mail can be requested again. */
export type RequestPlace = 'person' | 'inbox' | 'team' | 'pages' | 'other'

const places: readonly (readonly [RequestPlace, RegExp])[] = [
  ['inbox', /^INBOX_/],
  ['team', /^TEAM_/],
  ['pages', /^(?:REVIEW_|PLAN_)/],
  ['person', /^(?:REGISTRATION_|PASSWORD_RESET|EMAIL_CHANGE_CONFIRM|NEWSLETTER_CONFIRM|ORDER_LINK)/],
]

/** Finds the place where a mail of a kind can be requested again. */
export function requestPlaceOf(kind: ListedMail['kind']): RequestPlace {
  return places.find(([, pattern]) => pattern.test(kind))?.[0] ?? 'other'
}
