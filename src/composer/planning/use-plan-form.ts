import { useState } from 'react'
import { instantOfParisInput } from '#domain/dates/paris-input.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { planDraft } from './plan-draft.ts'

/** The fields of « Programmer… » as they are typed, and the act. */
export function usePlanForm(onClose: () => void) {
  const text = useComposerText()
  const bench = useWorkbench()
  const [fields, setFields] = useState({ name: '', starts: '', ends: '' })
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const startsAt = instantOfParisInput(fields.starts)?.toISOString() ?? null
  const endsAt = instantOfParisInput(fields.ends)?.toISOString() ?? null
  const isOrdered = startsAt !== null && (endsAt === null || endsAt > startsAt)
  const send = async () => {
    if (startsAt === null || !isOrdered) return setRefusal(text('composer.plan.order'))
    setIsBusy(true)
    const refused = await planDraft(bench, { startsAt, endsAt, name: fields.name.trim() || null })
    setIsBusy(false)
    if (refused === null) onClose()
    else setRefusal(refused)
  }
  const set = (changed: Partial<typeof fields>) => setFields((former) => ({ ...former, ...changed }))
  return { fields, set, refusal, isBusy, startsAt, endsAt, isOrdered, send }
}
