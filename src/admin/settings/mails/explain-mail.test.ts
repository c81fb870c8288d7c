import { expect, it } from 'vitest'
import { explainFault, requestPlaceOf } from './explain-mail.ts'

it.each([
  ['connect ECONNREFUSED 127.0.0.1:1025', 'noAnswer'],
  ['Greeting never received', 'noAnswer'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'login'],
  ['self-signed certificate in certificate chain', 'certificate'],
  ['550 5.1.1 No such user here: <…>', 'noAddress'],
  ['552 5.2.2 The mailbox is over quota', 'full'],
  ['554 5.7.1 Message rejected as spam', 'spam'],
  ['451 4.7.1 Greylisting in action, try again later', 'wait'],
  ['there is no site 12', 'other'],
])('explains « %s » as %s', (error, fault) => {
  expect(explainFault(error)).toBe(fault)
})

it('names the place where a mail without content is written again', () => {
  expect(['INBOX_REPLY', 'TEAM_INVITATION', 'REVIEW_ASKED', 'PASSWORD_RESET', 'ORDER_PAID'].map(requestPlaceOf)).toEqual([
    ...['inbox', 'team', 'pages', 'person', 'other'],
  ])
})
