import { useState } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { newSiteLocales } from '#schemas/admin/sites/site-points.ts'
import { readHost } from '#schemas/urls/read-host.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { toast } from '#kit/feedback/toast.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useProof } from '#admin/people/proof/use-proof.ts'
import { askUntilAnswered } from './ask-until-answered.ts'
import { useNewSiteText } from './use-new-site-text.ts'

/** Values of the form of a new site. */
export interface TypedSite {
  readonly name: string
  readonly host: string
  readonly locale: (typeof newSiteLocales)[number]
  readonly withShop: boolean
  readonly invite: string
}

/** A site that was made, with what was typed for it. */
export type MadeSite = AdminCallData['newSite.create'] & Pick<TypedSite, 'invite' | 'name'>

type Errors = Partial<Record<keyof TypedSite, string>>

const nothing: TypedSite = { name: '', host: '', locale: 'fr_FR', withShop: false, invite: '' }

/** The sentences of a refusal, beside the fields that they are about. */
function errorsOf(error: unknown): Errors {
  if (!(error instanceof CallError)) return {}
  return Object.fromEntries(error.errors.map(({ field, message }) => [field, message ?? error.message]))
}

/** The form of a new site: its values, its refusals and its sending. */
export function useCreateSite(onMade: (site: MadeSite) => void) {
  const text = useNewSiteText()
  const { admin, lock } = usePanel()
  const { prove, asked } = useProof()
  const [typed, setTyped] = useState(nothing)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setIsBusy] = useState(false)
  const check = (): Errors => ({
    ...(typed.name.trim() === '' && { name: text('newSite.name.missing') }),
    ...(readHost(typed.host) === null && { host: text('newSite.host.missing') }),
  })
  const fail = (error: unknown) => {
    const found = errorsOf(error)
    setErrors(found)
    if (Object.keys(found).length === 0) toast({ text: refusalSentence(error) ?? text('newSite.failed'), tone: 'stop' })
  }
  const send = async () => {
    const found = check()
    setErrors(found)
    if (isBusy || Object.keys(found).length > 0) return
    setIsBusy(true)
    const { invite, ...site } = { ...typed, name: typed.name.trim(), invite: typed.invite.trim() }
    try {
      const made = await prove((proof) => {
        const sent = askUntilAnswered(() => admin.newSite.create({ ...site, ...(invite !== '' && { invite }), ...proof }))
        lock.watch(sent)
        return sent
      })
      if (made !== null) onMade({ ...made, invite, name: site.name })
    } catch (error) {
      fail(error)
    }
    setIsBusy(false)
  }
  const change = (part: Partial<TypedSite>) => {
    setTyped({ ...typed, ...part })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !Object.hasOwn(part, field))))
  }
  return { typed, errors, isBusy, asked, send, change }
}
