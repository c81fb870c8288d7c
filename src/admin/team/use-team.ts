import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { profileWords, type TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { toast } from '#kit/feedback/toast.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { useProof, type Proof } from '#admin/people/proof/use-proof.ts'
import { useTeamText } from './use-team-text.ts'

/** A person of the team. */
export type TeamPerson = AdminCallData['team.list']['people'][number]

/** An invitation that still opens. */
export type TeamInvitation = AdminCallData['team.list']['invitations'][number]

/** Values of the form of an invitation. */
export interface InvitationForm {
  readonly email: string
  readonly profile: TeamProfile
  readonly word: string
}

/** The name of a person; the beginning of the address where none is known. */
export const shownName = ({ name, email }: Pick<TeamPerson, 'email' | 'name'>): string =>
  name === '' ? (email.split('@', 1)[0] ?? email) : name

/** Reads the team and its invitations. */
export function useTeam() {
  const { admin, lock } = usePanel()
  return useQuery({ queryKey: ['team'], queryFn: () => lock.read(() => admin.team.list()) })
}

/** Reads the open sessions of a person. */
export function useSessions(id: number) {
  const { admin, lock } = usePanel()
  return useQuery({ queryKey: ['team', id], queryFn: () => lock.read(() => admin.team.read(id)) })
}

/** The acts on the team. Each asks for the password where none was given lately; true once it is done. */
export function useTeamActs() {
  const text = useTeamText()
  const panel = usePanelText()
  const queries = useQueryClient()
  const { admin, lock } = usePanel()
  const { prove, asked } = useProof()
  const perform = async (
    call: (proof: Proof) => Promise<unknown>,
    said: string,
    onRefused?: (error: unknown) => boolean,
  ): Promise<boolean> => {
    try {
      const sent = prove(async (proof) => {
        const made = call(proof)
        lock.watch(made)
        await made
        return true
      })
      if ((await sent) === null) return false
      await queries.invalidateQueries({ queryKey: ['team'] })
      toast({ text: said })
      return true
    } catch (error) {
      await queries.invalidateQueries({ queryKey: ['team'] })
      if (onRefused?.(error) === true) return false
      toast({ text: refusalSentence(error) ?? panel('panel.act.failed'), tone: 'stop' })
      return false
    }
  }
  return {
    asked,
    /** Sends an invitation; a refused address is reported to the form instead of a message. */
    invite: ({ email, profile, word }: InvitationForm, onRefusedAddress?: (sentence: string) => void) =>
      perform(
        (proof) => admin.team.invite({ email, profile, ...(word !== '' && { word }), ...proof }),
        text('team.said.invited', { email }),
        (error) => {
          const sentence = error instanceof CallError ? error.errors.find(({ field }) => field === 'email')?.message : undefined
          if (sentence === undefined || !onRefusedAddress) return false
          onRefusedAddress(sentence)
          return true
        },
      ),
    withdraw: ({ id, email }: TeamInvitation) => perform((proof) => admin.team.withdraw(id, proof), text('team.said.withdrawn', { email })),
    change: (person: TeamPerson, profile: TeamProfile) =>
      perform(
        (proof) => admin.team.change(person.id, { profile, ...proof }),
        text('team.said.changed', { name: shownName(person), profile: profileWords[profile].name.fr }),
      ),
    remove: (person: TeamPerson) =>
      perform((proof) => admin.team.remove(person.id, proof), text('team.said.removed', { name: shownName(person) })),
    endSession: (person: TeamPerson, session: number) =>
      perform((proof) => admin.team.endSession(person.id, session, proof), text('team.said.ended')),
  }
}

/** The acts on the team. */
export type TeamActs = ReturnType<typeof useTeamActs>
