import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { acceptInvitation, readInvitation, type OpenInvitation, type Opening, type TypedAcceptance } from './accept-invitation.ts'
import { invite, withdraw } from './invitations.ts'
import type { Proof, TeamDeps } from './team-deps.ts'
import { changePerson, endPersonSession, listTeam, readPerson, removePerson } from './team-people.ts'

/** The people who administer a site, and the invitations to join them. Each act is a super-administrator’s, with a recent proof, and is in the audit log. */
export interface Team {
  list(member: Member): Promise<AdminCallData['team.list']>
  read(member: Member, id: number): Promise<AdminCallData['team.read']>
  invite(member: Member, body: AdminCallBody<'team.invite'>): Promise<AdminCallData['team.invite']>
  withdraw(member: Member, invitation: number, proof: Proof): Promise<null>
  change(member: Member, id: number, body: AdminCallBody<'team.change'>): Promise<null>
  remove(member: Member, id: number, proof: Proof): Promise<null>
  endSession(member: Member, of: { readonly id: number; readonly session: number }, proof: Proof): Promise<null>
  /** The invitation of a link; null when the link opens nothing. */
  opened(opening: Opening): Promise<OpenInvitation | null>
  /** Takes the reader of a link into the team, once, and returns the address of their account. */
  accept(opening: Opening, typed: TypedAcceptance): Promise<string>
}

/** Makes the service of the team. */
export function createTeam(needs: TeamDeps): Team {
  return {
    list: (member) => listTeam(needs, member),
    read: (member, id) => readPerson(needs, member, id),
    invite: (member, body) => invite(needs, member, body),
    withdraw: async (member, invitation, proof) => {
      await withdraw(needs, member, invitation, proof)
      return null
    },
    change: async (member, id, body) => {
      await changePerson(needs, member, { ...body, id })
      return null
    },
    remove: async (member, id, proof) => {
      await removePerson(needs, member, id, proof)
      return null
    },
    endSession: async (member, of, proof) => {
      await endPersonSession(needs, member, { ...of, ...proof })
      return null
    },
    opened: (opening) => readInvitation(needs, opening),
    accept: (opening, password) => acceptInvitation(needs, opening, password),
  }
}
