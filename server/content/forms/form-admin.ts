import type { CallData, CallParams } from '#schemas/api/calls.ts'
import type { Attachment } from '#schemas/api/base/file-response.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { listAnswers } from './list-answers.ts'
import { openAnswer, openFile, type AnswerDeps } from './open-answer.ts'

/** How administrators read what visitors sent by forms. */
export interface FormAdmin {
  answers(scope: Scope, query: ListQuery): Promise<CallData<'form.listAnswers'>>
  answer(member: Member, id: number): Promise<CallData<'form.getAnswer'>>
  file(member: Member, params: CallParams<'form.getFile'>): Promise<Attachment>
}

/** Creates the service by which administrators read the answers to forms. */
export function createFormAdmin(deps: AnswerDeps): FormAdmin {
  return {
    answers: (scope, query) => listAnswers(deps.db, scope, query),
    answer: (member, id) => openAnswer(deps, member, id),
    file: (member, params) => openFile(deps, member, params),
  }
}
