import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { StreamedFile } from '#schemas/api/base/file-response.ts'
import type { Deletion } from '#schemas/api/people/profile-calls.ts'
import type { Proof } from '#server/people/team/team-deps.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { listMembers } from './list-members.ts'
import { eraseMember, exportMember, signOutMember, writeNote } from './member-acts.ts'
import type { MemberDeps } from './member-deps.ts'
import { readMember } from './read-member.ts'

/** The accounts of the members of a site, for its team. Each act is in the audit log. */
export interface Members {
  list(scope: Scope, query: ListQuery): Promise<AdminCallData['member.list']>
  read(member: Member, id: number): Promise<AdminCallData['member.read']>
  note(member: Member, id: number, body: AdminCallBody<'member.note'>): Promise<null>
  signOut(member: Member, id: number): Promise<null>
  export(member: Member, id: number, proof: Proof): Promise<StreamedFile>
  erase(member: Member, id: number, proof: Proof): Promise<Deletion>
}

/** Makes the service of the members. */
export function createMembers(needs: MemberDeps): Members {
  return {
    list: (scope, query) => listMembers(needs.db, scope, query),
    read: (member, id) => readMember(needs, member, id),
    note: async (member, id, body) => {
      await writeNote(needs, member, { ...body, id })
      return null
    },
    signOut: async (member, id) => {
      await signOutMember(needs, member, id)
      return null
    },
    export: (member, id, proof) => exportMember(needs, member, id, proof),
    erase: (member, id, proof) => eraseMember(needs, member, id, proof),
  }
}
