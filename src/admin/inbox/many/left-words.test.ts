import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import type { InboxLeftReason } from '#schemas/admin/inbox/inbox-many-call.ts'
import messages from '#i18n/messages/inbox/fr.json'
import type { InboxText } from '../texts/use-inbox-text.ts'
import { leftWords } from './left-words.ts'

const intl = createIntl({ locale: 'fr', messages })
const text: InboxText = (key, values) => intl.formatMessage({ id: key }, values)
const leftOf = (count: number, reason: InboxLeftReason, name: string | null = 'Inès') =>
  Array.from({ length: count }, (_, id) => ({ id, version: 1, name, reason }))

it.each([
  ['nothing', [], ''],
  ['one', leftOf(1, 'CHANGED'), 'Changé entre-temps, et laissé tel quel : Inès.'],
  ['one without a name', leftOf(1, 'REGISTER', null), 'Le registre garde les demandes sur les données personnelles : Nom effacé.'],
  ['five', leftOf(5, 'CHANGED'), 'Changés entre-temps, et laissés tels quels : Inès, Inès, Inès et 2 autres.'],
  [
    'two reasons',
    [...leftOf(1, 'HAS_PLACE'), ...leftOf(1, 'STATE')],
    'Cet état n’y est pas possible : Inès. Une inscription tient des places, et ne va pas à la corbeille : Inès.',
  ],
])('says of %s that an act has left which and why', (_what, left, words) => {
  expect(leftWords(left, text).replaceAll('\u00a0', ' ')).toBe(words)
})
