import { describe, expect, it } from 'vitest'
import { sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { sendFailureOf } from './send-failure.ts'
import { readDraftAnswer, readEditedDocument, readServerDraft, UnreadableAnswer } from './server-shapes.ts'

const document = sampleDocument(sampleBlock('a'))
const step = { id: 'b1', by: '7', seq: 1, chain: 'c', operations: [setTitle('a', 'x')] }
const edits = [{ operation: setTitle('a', 'x'), trace: { inverse: setTitle('a', 'a') } }]
const draft = { seq: 1, chain: 'c', hash: 'h', document, history: [{ ...step, edits, later: true }] }
const whole = { seq: 1, chain: 'c', document, named: [], known: ['b1'], log: [] }
const answer = { steps: [step], hash: 'h', whole, refused: { id: 'b1', reason: 'TOO_MANY' } }

describe('an answer of the server', () => {
  it('is the same object where it has the shape that is read, also with more in it', () => {
    expect([readServerDraft(draft), readDraftAnswer(answer), readEditedDocument(document)]).toEqual([draft, answer, document])
    expect(readServerDraft(draft).document).toBe(document)
    expect(readDraftAnswer({ steps: [], hash: 'h' })).toEqual({ steps: [], hash: 'h' })
  })

  const reads: readonly (() => unknown)[] = [
    ...[null, 7, [], {}].map((given) => () => readServerDraft(given)),
    ...[null, {}, [null], [{ ...step, edits: [{}] }]].map((history) => () => readServerDraft({ ...draft, history })),
    ...[null, {}, { ...document, regions: { main: null } }].map((odd) => () => readServerDraft({ ...draft, document: odd })),
    ...[null, {}, [null], [{ ...step, operations: null }]].map((steps) => () => readDraftAnswer({ ...answer, steps })),
    ...[null, { ...whole, known: null }, { ...whole, document: {} }].map((odd) => () => readDraftAnswer({ ...answer, whole: odd })),
    ...[null, { head: {}, regions: [], notes: {} }].map((odd) => () => readEditedDocument(odd)),
  ]

  it.each(reads.map((read) => [read]))('of another shape is refused with its place (%#)', (read) => {
    expect(read).toThrow(UnreadableAnswer)
  })

  it('of another shape ends the saving until the page is loaded again', () => {
    expect(sendFailureOf(new UnreadableAnswer('odd'), true)).toBe('rejected')
  })
})
