import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { CallParams } from '#schemas/api/calls.ts'
import type { AnsweredFile, Attachment } from '#schemas/api/base/file-response.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { InboxHoldings } from '#schemas/admin/inbox/inbox-erasure.ts'
import type { InboxManyItem, InboxOutcome } from '#schemas/admin/inbox/inbox-many-call.ts'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import type { Proof } from '#server/people/team/team-deps.ts'
import type { StoreResponse } from '#server/platform/idempotency/store-response.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { changeItem, removeItem, restoreItem } from './change-item.ts'
import { changeMany } from './change-many.ts'
import { erasePerson } from './erase-person.ts'
import { holdingsOf, requestToErase } from './erasure-of-item.ts'
import { exportInbox } from './export-inbox.ts'
import type { InboxChange, InboxNeeds } from './inbox-needs.ts'
import { inboxTeamOf } from './inbox-team.ts'
import { countInbox, listInbox } from './list-inbox.ts'
import { openInboxFile } from './open-file.ts'
import { mailboxesOf, readItem, requireItem } from './read-item.ts'
import { replyTo } from './reply.ts'

/** The inbox: the team reads and answers items that visitors sent. */
export interface Inbox {
  list(scope: Scope, query: ListQuery): Promise<AdminCallData['inbox.list']>
  count(scope: Scope): Promise<AdminCallData['inbox.count']>
  team(scope: Scope): Promise<AdminCallData['inbox.team']>
  read(scope: Scope, id: number): Promise<InboxItem>
  file(member: Member, params: CallParams<'form.getFile'>): Promise<Attachment>
  export(member: Member, query: ListQuery): Promise<AnsweredFile>
  change(change: InboxChange, body: AdminCallBody<'inbox.change'>): Promise<InboxItem>
  changeMany(member: Member, items: readonly InboxManyItem[]): Promise<InboxOutcome>
  reply(change: InboxChange, reply: { readonly message: string; readonly settle: StoreResponse | undefined }): Promise<InboxItem>
  remove(change: InboxChange): Promise<InboxItem>
  restore(change: InboxChange): Promise<InboxItem>
  holdings(scope: Scope, id: number): Promise<InboxHoldings>
  erase(member: Member, asked: Proof & { readonly id: number }): Promise<InboxHoldings>
}

/** Makes the service of the inbox. */
export function createInbox(needs: InboxNeeds): Inbox {
  const { db } = needs
  return {
    list: (scope, query) => listInbox(db, scope, query),
    count: (scope) => countInbox(db, scope),
    team: ({ site }) => inboxTeamOf(db, site.id),
    read: async (scope, id) => readItem(db, scope, id, await mailboxesOf(needs, scope)),
    file: (member, params) => openInboxFile(needs, member, params),
    export: (member, query) => exportInbox(needs, member, query),
    change: (change, body) => changeItem(needs, change, body),
    changeMany: (member, items) => changeMany(needs, member, items),
    reply: (change, reply) => replyTo(needs, change, reply),
    remove: (change) => removeItem(needs, change),
    restore: (change) => restoreItem(needs, change),
    holdings: async (scope, id) => {
      const siteId = scope.site.id
      return holdingsOf(db, scope, await requestToErase(db, siteId, await requireItem(db, siteId, id)))
    },
    erase: (member, asked) => erasePerson(needs, member, asked),
  }
}
