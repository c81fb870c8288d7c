import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { systemClock } from '#domain/dates/clock.ts'
import { toast } from '#kit/feedback/toast.ts'
import { hearFrame } from '#composer/channel/hear-frame.ts'
import { frameAddress } from '#schemas/composer/frame-view.ts'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { readPageId } from '#admin/composer/read-page-id.ts'
import { localeOfLanguage } from '#admin/pages/list-filters.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { atDateAddress, type AtDate } from './at-date-address.ts'
import { findPage, readHref } from './find-page.ts'

/** Reads the moment and the page of the address. A moment that cannot be read is now. */
function useAsked(): AtDate {
  const { start } = usePanel()
  const [query] = useSearchParams()
  const at = Date.parse(query.get('le') ?? '')
  return {
    at: new Date(Number.isNaN(at) ? systemClock() : at).toISOString(),
    page: readPageId(query.get('page') ?? undefined),
    locale: localeOfLanguage(start.locales, query.get('langue')) ?? start.locales[0] ?? 'fr_FR',
  }
}

/** The frame of the site at a moment: its links lead to other pages at the same moment, and nothing is sent. */
export function useSiteAtDate() {
  const text = usePanelText()
  const { admin, lock, start } = usePanel()
  const navigate = useNavigate()
  const asked = useAsked()
  const { at, page, locale } = asked
  const end = useRef<() => void>(null)
  useEffect(() => () => end.current?.(), [])
  const show = (changed: Partial<AtDate>) => void navigate(atDateAddress({ ...asked, ...changed }))
  const preview = useQuery({
    queryKey: ['at-date', page, locale],
    queryFn: () =>
      lock.read(async () => {
        const found = page === null ? await findPage(admin, { url: '', locale }) : { id: page, locale }
        if (!found) return null
        return admin.caller.act('preview.create', { method: 'POST', params: { kind: 'page', ...found } })
      }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const follow = async (href: string) => {
    const target = readHref(href, start, locale)
    const found = target && (await findPage(admin, target).catch(() => null))
    if (found) show({ page: found.id, locale: found.locale })
    else toast({ text: text('panel.atDate.elsewhere') })
  }
  const take = (message: FromFrame) => {
    if (message.type === 'leave') void follow(message.href)
    if (message.type === 'unsent' || message.type === 'sampled') toast({ text: text('panel.atDate.unsent') })
  }
  const hear = (frame: HTMLIFrameElement) => {
    end.current?.()
    if (preview.data) end.current = hearFrame(frame, preview.data.nonce, take)
  }
  const address = preview.data ? frameAddress(preview.data.url, { audience: 'visitors', date: at }, 'live') : null
  return { asked, show, address, hear, isMissing: preview.isError || preview.data === null }
}
