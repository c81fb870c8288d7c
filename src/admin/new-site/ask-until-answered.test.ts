import { expect, it } from 'vitest'
import { CallError, RequestError } from '#api-client/transport/errors.ts'
import { askUntilAnswered } from './ask-until-answered.ts'

const lost = new RequestError('the connection is gone', {})
const behindProxy = new RequestError('no answer', { response: { status: 504, body: '<html>' } })
const underWay = new CallError('Votre demande est déjà en cours.', { code: 'IN_PROGRESS' }, { status: 409, body: null })
const refused = new CallError('Refusé', { code: 'VALIDATION_FAILED' }, { status: 422, body: null })

async function ask(answers: readonly (Error | string)[]) {
  let asked = 0
  const call = () => {
    const answer = answers[(asked += 1) - 1] ?? lost
    return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer)
  }
  const outcome = await askUntilAnswered(call, () => Promise.resolve()).catch((error: unknown) => error)
  return { asked, outcome }
}

it.each([
  ['an answer', ['made'], 1, 'made'],
  ['lost answers before one', [lost, behindProxy, underWay, 'made'], 4, 'made'],
  ['a refusal', [refused, 'made'], 1, refused],
  ['a refusal after a lost answer', [lost, refused], 2, refused],
  ['no answer at all', [], 6, lost],
] as const)('asks until there is an answer: %s', async (_what, answers, asked, outcome) => {
  expect(await ask(answers)).toEqual({ asked, outcome })
})
