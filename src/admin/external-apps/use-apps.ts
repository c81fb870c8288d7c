import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { appFacts } from '#schemas/admin/law/app-facts.ts'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { ExternalApp } from '#schemas/api/sites/external-app.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { toast } from '#kit/feedback/toast.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { useAppsText } from './texts/use-apps-text.ts'

/** The external services of the site as the server reads them. */
export type ReadApps = AdminCallData['apps.read']

/** The values of one service. */
export type AppValues = Readonly<Record<string, string | boolean | null>>

const KEY = ['apps']
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Reads the external services of the site. */
export function useApps() {
  const { admin, lock } = usePanel()
  return useQuery({ queryKey: KEY, queryFn: () => lock.read(() => admin.apps.read()) })
}

/** The result of a save: done, refused beside fields, or overtaken by another person. */
export type Saved = { readonly kind: 'done' | 'stale' } | { readonly kind: 'refused'; readonly faults: Readonly<Record<string, string>> }

/** Reads the refusals of the fields of one service; undefined where the refusal has none. */
function faultsOf(error: unknown, app: ExternalApp): Readonly<Record<string, string>> | undefined {
  if (!(error instanceof CallError)) return undefined
  const own = error.errors.filter(({ field }) => field.startsWith(`${app}.`))
  return own.length === 0 ? undefined : Object.fromEntries(own.map(({ field, message }) => [field.slice(app.length + 1), message]))
}

/** Saves one service. A change of another service in the meantime stays; one of the same service is shown first. */
export function useSaveApp(read: ReadApps) {
  const text = useAppsText()
  const panel = usePanelText()
  const queries = useQueryClient()
  const { admin, lock } = usePanel()
  const [isBusy, setIsBusy] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: KEY })
  const undo = async () => {
    const [latest] = await admin.apps.history()
    if (latest?.batch != null) await admin.undo(latest.batch)
    await refresh()
  }
  const announce = (app: ExternalApp, values: AppValues, before: AppValues) => {
    const key = values['on'] === before['on'] ? 'apps.said' : values['on'] === true ? 'apps.saidOn' : 'apps.saidOff'
    toast({ text: text(key, { name: appFacts[app].name }), acts: [{ label: panel('panel.act.undo'), onAct: () => void undo() }] })
  }
  const send = async (app: ExternalApp, values: AppValues, from: ReadApps['item']): Promise<Saved> => {
    const made = admin.apps.update(from.version, { ...from.form, [app]: values })
    lock.watch(made)
    try {
      await made
      return { kind: 'done' }
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'STALE_VERSION') throw error
      const { item } = await admin.apps.read()
      return same(item.form[app], from.form[app]) ? send(app, values, item) : { kind: 'stale' }
    }
  }
  const save = async (app: ExternalApp, values: AppValues): Promise<Saved> => {
    setIsBusy(true)
    try {
      const saved = await send(app, values, read.item)
      if (saved.kind === 'done') announce(app, values, read.item.form[app])
      await refresh()
      return saved
    } catch (error) {
      const faults = faultsOf(error, app)
      if (!faults) toast({ text: refusalSentence(error) ?? panel('panel.act.failed'), tone: 'stop' })
      return { kind: 'refused', faults: faults ?? {} }
    } finally {
      setIsBusy(false)
    }
  }
  return { save, isBusy }
}
