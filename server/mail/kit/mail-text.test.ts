import { expect, it } from 'vitest'
import { mailText } from './mail-text.ts'

it('writes no colon after a name that is a question or a sentence', () => {
  const rows = [
    ['Statut envisagé', 'EURL'],
    ['Avez-vous un local\u00a0?', 'Oui'],
    ['Je demande un rappel.', 'Oui'],
  ] as const
  const content = { title: 'Une réponse', preheader: '', parts: [{ type: 'facts' as const, rows }] }
  const identity = { name: 'Greffe', legal: [], links: [] }
  const text = mailText(content as never, identity as never, { why: '', colon: '\u00a0:' } as never)
  expect(text).toContain('Statut envisagé\u00a0: EURL\nAvez-vous un local\u00a0? Oui\nJe demande un rappel. Oui')
})
