import type { CallParams } from '#schemas/api/calls.ts'
import type { Attachment } from '#schemas/api/base/file-response.ts'
import { openFile } from '#server/content/forms/open-answer.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { InboxNeeds } from './inbox-needs.ts'
import { requireItem } from './read-item.ts'

/** One file of an item, which only answers to forms have; its opening is logged. */
export async function openInboxFile(needs: InboxNeeds, member: Member, { id, file }: CallParams<'form.getFile'>): Promise<Attachment> {
  const { answer_id: answer } = await requireItem(needs.db, member.scope.site.id, id)
  if (answer === null) throw notFound()
  return openFile(needs, member, { id: answer, file })
}
