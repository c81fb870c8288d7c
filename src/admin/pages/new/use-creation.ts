import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { usePanel } from '#admin/panel-context.ts'
import { editAddress, NEW_PAGE } from '#admin/pages/page-address.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import type { Place } from '#engine/draft/document/edited-document.ts'

/** The values of the form, as they are sent. */
export interface NewPageValues {
  readonly title: string
  /** Null while the address is made from the title. */
  readonly url: string | null
  readonly locale: string
  readonly shell: 'default' | 'page'
  /** The name of a model; null for an empty page. */
  readonly model: string | null
  /** True to make it in the other languages of the site too. */
  readonly isInAll: boolean
}

/** Makes the page, and opens it in the composer. */
export function useCreation() {
  const text = usePanelText()
  const { admin, start } = usePanel()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const create = async ({ isInAll, ...values }: NewPageValues, url: string, menu: Place | null) => {
    const also = isInAll ? start.locales.filter((locale) => locale !== values.locale) : []
    setBusy(true)
    setFailure(null)
    try {
      const { id } = await admin.page.create({ ...values, title: values.title.trim(), url, also, ...(menu && { menu }) })
      void queries.invalidateQueries({ queryKey: ['page.list'] })
      await navigate(editAddress(id, values.locale), { state: NEW_PAGE })
    } catch (error) {
      setFailure(refusalSentence(error) ?? text('panel.new.failed'))
      setBusy(false)
    }
  }
  return { create, isBusy, failure }
}
