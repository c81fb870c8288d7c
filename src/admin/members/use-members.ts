import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { toast } from '#kit/feedback/toast.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useProof, type Proof } from '#admin/people/proof/use-proof.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { listQueryOf, type MembersView } from './members-view.ts'
import { saveFile } from './save-file.ts'
import { useMembersText } from './use-members-text.ts'

/** A member with everything that the site stores of them. */
export type ReadMember = AdminCallData['member.read']

/** The retained data of an erased account. */
export type Erasure = AdminCallData['member.erase']

/** The name of a member; the address where none is known. */
export const shownName = ({ name, email }: Pick<ReadMember, 'email' | 'name'>): string => (name === '' ? email : name)

/** Reads the members of a view. */
export function useMembers(view: MembersView) {
  const { admin, lock } = usePanel()
  const { search, visit, order, page } = view
  return useQuery({
    queryKey: ['members', 'list', search, visit, order, page],
    queryFn: () => lock.read(() => admin.member.list(listQueryOf(view, systemClock()))),
    select: ({ members, ...counts }) => ({ rows: members, ...counts }),
    placeholderData: keepPreviousData,
  })
}

/** Reads one member whole. */
export function useMember(id: number) {
  const { admin, lock } = usePanel()
  return useQuery({ queryKey: ['members', 'one', id], queryFn: () => lock.read(() => admin.member.read(id)) })
}

/** The acts on a member. Export and erasure ask for the password where none was given lately. */
export function useMemberActs() {
  const text = useMembersText()
  const panel = usePanelText()
  const queries = useQueryClient()
  const { admin, lock } = usePanel()
  const { prove, asked } = useProof()
  const perform = async <Answer>(call: () => Promise<Answer | null>, said: string | null): Promise<Answer | null> => {
    try {
      const made = call()
      lock.watch(made)
      const answer = await made
      await queries.invalidateQueries({ queryKey: ['members'] })
      if (said !== null) toast({ text: said })
      return answer
    } catch (error) {
      await queries.invalidateQueries({ queryKey: ['members'] })
      toast({ text: refusalSentence(error) ?? panel('panel.act.failed'), tone: 'stop' })
      return null
    }
  }
  return {
    asked,
    note: (member: ReadMember, note: string) =>
      perform(
        () => admin.member.note(member.id, { ...(note !== '' && { note }), ...(member.note !== '' && { former: member.note }) }),
        text('members.said.note'),
      ),
    signOut: (member: ReadMember) =>
      perform(() => admin.member.signOut(member.id), text('members.said.signOut', { name: shownName(member) })),
    export: async (member: ReadMember) => {
      const file = await perform(() => prove((proof: Proof) => admin.member.export(member.id, proof)), null)
      if (file === null) return
      saveFile(file, `donnees-${member.id}.zip`)
      toast({ text: text('members.said.export', { name: shownName(member) }) })
    },
    erase: (member: ReadMember): Promise<Erasure | null> =>
      perform(() => prove((proof: Proof) => admin.member.erase(member.id, proof)), null),
  }
}

/** The acts on a member. */
export type MemberActs = ReturnType<typeof useMemberActs>
