import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { LegalText } from '#schemas/admin/law/legal-texts.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { toast } from '#kit/feedback/toast.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { useLawText } from './use-law-text.ts'

/** The legal texts as the server reads them. */
export type ReadLaw = AdminCallData['law.read']

/** The texts of one language. */
export type LawTexts = ReadLaw['item']['form']['texts'][string]

/** One text in one language. */
export interface LawPlace {
  readonly name: LegalText
  readonly locale: string
}

const NO_TEXTS: LawTexts = { saleTerms: null, useTerms: null, legalNotice: null, privacyPolicy: null, cookiePolicy: null }

/** The texts of a language; empty ones for a language without any. */
export const textsIn = ({ item }: Pick<ReadLaw, 'item'>, locale: string): LawTexts => ownValue(item.form.texts, locale) ?? NO_TEXTS

/** Reads the legal texts. */
export function useLaw() {
  const { admin, lock } = usePanel()
  return useQuery({ queryKey: ['law'], queryFn: () => lock.read(() => admin.law.read()) })
}

/** Reads the versions of one text, newest first. */
export function useVersions({ name, locale }: LawPlace) {
  const { admin, lock } = usePanel()
  const found = useQuery({ queryKey: ['law', 'versions'], queryFn: () => lock.read(() => admin.law.history()) })
  return found.data?.filter(({ changed }) => changed.some((path) => path === `texts.${locale}.${name}` || path === `texts.${locale}`))
}

/** Reads one text as it was in a version. */
export function useTextAt({ name, locale }: LawPlace, version: number | undefined): string | null | undefined {
  const { admin, lock } = usePanel()
  const found = useQuery({
    queryKey: ['law', 'at', version],
    queryFn: () => lock.read(() => admin.law.at(version ?? 0)),
    enabled: version !== undefined,
    staleTime: Infinity,
  })
  return found.data && (ownValue(found.data.texts, locale)?.[name] ?? null)
}

/** Puts a text in force. A change of another text in the meantime stays; one of the same text is said first. */
export function usePutInForce({ name, locale }: LawPlace) {
  const text = useLawText()
  const panel = usePanelText()
  const queries = useQueryClient()
  const { admin, lock } = usePanel()
  const [isBusy, setIsBusy] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: ['law'] })
  const undo = async () => {
    const [latest] = await admin.law.history()
    if (latest?.batch != null) await admin.undo(latest.batch)
    await refresh()
  }
  const send = async (html: string | null, from: Pick<ReadLaw, 'item'>): Promise<boolean> => {
    const texts = { ...from.item.form.texts, [locale]: { ...textsIn(from, locale), [name]: html } }
    const made = admin.law.update(from.item.version, { texts })
    lock.watch(made)
    try {
      await made
      return true
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'STALE_VERSION') throw error
      const now = await admin.law.read()
      return textsIn(now, locale)[name] === textsIn(from, locale)[name] ? send(html, now) : false
    }
  }
  const put = async (html: string | null, from: Pick<ReadLaw, 'item'>): Promise<void> => {
    setIsBusy(true)
    try {
      if (await send(html, from)) {
        toast({ text: text('law.saidInForce'), acts: [{ label: panel('panel.act.undo'), onAct: () => void undo() }] })
        await refresh()
      } else toast({ text: text('law.stale'), tone: 'stop' })
    } catch (error) {
      toast({ text: refusalSentence(error) ?? panel('panel.act.failed'), tone: 'stop' })
    } finally {
      setIsBusy(false)
    }
  }
  return { put, isBusy }
}
