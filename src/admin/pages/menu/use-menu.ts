import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { toast } from '#kit/feedback/toast.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import type { PageItem } from '#admin/pages/page-states.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { createMenuActs, type MenuActs } from './menu-acts.ts'
import { entryOf, entryTitle } from './menu-entry.ts'
import { openMenu, type MenuSession } from './open-menu.ts'

/** The draft of the menu while it is opened, once it is, or when it could not be; `none` for a person who may not change it. */
export type MenuState = { readonly kind: 'opening' | 'failed' | 'none' } | { readonly kind: 'open'; readonly session: MenuSession }

/** Opens the draft of the menu for as long as the screen is there, for a person who may change it. */
export function useMenuDraft(): MenuState {
  const { admin, lock, start, person } = usePanel()
  const text = usePanelText()
  const mayChange = start.rights.includes('pages.write')
  const [state, setState] = useState<MenuState>({ kind: 'opening' })
  const locale = start.locales[0] ?? 'fr_FR'
  const open = useEffectEvent(() => {
    const onSkipped = (count: number) => void toast({ text: text('panel.tree.skipped', { count }) })
    const onSetAside = () => toast({ text: text('panel.tree.aside') })
    return openMenu({ admin, lock, locale, accountId: person.id, unnamed: text('panel.tree.unnamed'), onSkipped, onSetAside })
  })
  useEffect(() => {
    if (!mayChange) return
    let isOver = false
    let opened: MenuSession | null = null
    lock.read(open).then(
      (session) => {
        if (isOver) return session.close()
        opened = session
        setState({ kind: 'open', session })
      },
      () => !isOver && setState({ kind: 'failed' }),
    )
    return () => {
      isOver = true
      opened?.close()
    }
  }, [lock, mayChange])
  return mayChange ? state : { kind: 'none' }
}

/** The document of the draft; rendered again when it changes. */
export function useMenuDocument({ store }: MenuSession): EditedDocument {
  return useSyncExternalStore(store.onHistory, () => store.document)
}

/** The acts on an open menu. Entries are named as the tree shows them. */
export function useMenuActs(session: MenuSession, pages: readonly PageItem[]): MenuActs {
  const text = usePanelText()
  const { start } = usePanel()
  const locale = start.locales[0] ?? 'fr_FR'
  const titleOf = (id: string, document: EditedDocument) => {
    const block = findBlock(document, id)?.block
    if (!block) return ''
    const entry = entryOf(block)
    return entryTitle(entry, pages.find((page) => page.id === entry.pageId) ?? null, locale)
  }
  return createMenuActs({ session, text, titleOf })
}

/** The menu that visitors see; rendered again after a publication. */
export function usePublishedMenu({ published }: MenuSession): EditedDocument {
  return useSyncExternalStore(published.subscribe, published.get)
}
