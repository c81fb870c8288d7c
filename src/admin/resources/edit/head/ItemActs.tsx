import { useState } from 'react'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { LinkButton } from '#kit/buttons/LinkButton.tsx'
import { Menu, type MenuAct } from '#kit/overlays/Menu.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { PlanTimeDialog } from '#admin/publications/planned/PlanTimeDialog.tsx'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import styles from '#admin/resources/edit/edit.module.css'
import { siteAddressOf } from '#admin/resources/edit/item-address.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { PlanDialog } from '#admin/resources/edit/PlanDialog.tsx'
import { useIsDirty, useSessionState } from '#admin/resources/edit/use-item-session.ts'
import type { useItemLife } from '#admin/resources/edit/use-item-life.ts'
import { UsedQuestion, useOwnActs } from './use-own-acts.tsx'

/** The work on an item, and the ways to see it. */
export interface ActsProps {
  readonly session: ItemSession
  readonly life: ReturnType<typeof useItemLife>
  /** Shows the page of the item as visitors will see it; null for an item that has none. */
  readonly site: { readonly isShown: boolean; readonly isInMenu: boolean; readonly show: () => void } | null
}

/** Tests if visitors see an item. */
const isSeen = (item: ResourceItem | null): boolean => item?.state === 'PUBLISHED' || item?.state === 'CHANGED'

/** The acts of the life of a published resource beside « Publier ». */
function usePublishingActs({ session, life }: ActsProps, onPlan: () => void): readonly MenuAct[] {
  const text = useResourceText()
  const { resource, may } = useResource()
  const { item } = useSessionState(session)
  if (resource.life !== 'published') return []
  const canPublish = may('publish')
  return [
    ...(canPublish
      ? [{ label: text(isSeen(item) ? 'resources.plan.changeMenu' : 'resources.plan.menu'), icon: 'clock', onAct: onPlan } as const]
      : []),
    ...(item?.state === 'CHANGED' ? [{ label: text('resources.discard'), icon: 'undo', onAct: () => void life.discard() } as const] : []),
    ...(canPublish && item !== null && item.state !== 'DRAFT'
      ? [{ label: text('resources.unpublish'), icon: 'eye-off', tone: 'remove', onAct: () => void life.unpublish() } as const]
      : []),
  ]
}

function ViewLink({ session }: Pick<ActsProps, 'session'>) {
  const text = useResourceText()
  const { start } = usePanel()
  const { resource } = useResource()
  const { item } = useSessionState(session)
  const address = siteAddressOf(item?.address ?? null, start.locales)
  // A draft or a planned item has no page on the site yet.
  if (address === null || (resource.life === 'published' && !isSeen(item))) return null
  return (
    <LinkButton href={address} target="_blank" rel="noopener" icon="external-link" className={styles.view}>
      <span>{text('resources.view')}</span>
    </LinkButton>
  )
}

/** Shows the page beside the form, or hides it. */
function SiteButton({ site }: Pick<ActsProps, 'site'>) {
  const text = useResourceText()
  if (site === null || site.isInMenu) return null
  return (
    <Button icon="eye" aria-pressed={site.isShown} className={styles.view} onClick={site.show}>
      <span>{text('resources.site.show')}</span>
    </Button>
  )
}

/** Saves the form: the one next act, where nothing is published. */
function SaveButton({ session, life, isMain }: Pick<ActsProps, 'session' | 'life'> & { readonly isMain: boolean }) {
  const text = useResourceText()
  const { busy } = useSessionState(session)
  const isDirty = useIsDirty(session)
  return (
    <Button
      variant={isMain ? 'primary' : 'default'}
      {...(isMain && { shortcut: 'Ctrl S' })}
      busy={busy === 'save' && text('resources.saving')}
      refusal={!isDirty && text('resources.nothingToSave')}
      onClick={() => void life.save()}
    >
      {text('resources.save')}
    </Button>
  )
}

function PublishButton({ session, life }: Pick<ActsProps, 'session' | 'life'>) {
  const text = useResourceText()
  const { item, busy } = useSessionState(session)
  const isDirty = useIsDirty(session)
  const isUpToDate = item?.state === 'PUBLISHED' && !isDirty
  return (
    <Button
      variant="primary"
      shortcut="Ctrl ⏎"
      busy={busy === 'publish' && text('resources.publishing')}
      refusal={isUpToDate && text('resources.isPublished')}
      onClick={() => void life.publish()}
    >
      {text('resources.publish')}
    </Button>
  )
}

/** Asks when visitors see the item for the first time or, of one that they see, from when to when they see what is edited. */
function Planning({ session, life, onClose }: Pick<ActsProps, 'session' | 'life'> & { readonly onClose: () => void }) {
  const text = useResourceText()
  const { item } = useSessionState(session)
  if (!isSeen(item)) return <PlanDialog onClose={onClose} onPlan={(at) => void life.publish(at)} />
  return (
    <PlanTimeDialog title={text('resources.plan.change')} former={null} act={text('resources.plan')} onSend={life.plan} onClose={onClose} />
  )
}

/** The acts on an item beside its title. */
export function ItemActs(props: ActsProps) {
  const { session, life, site } = props
  const text = useResourceText()
  const { resource, may } = useResource()
  const [isPlanning, setIsPlanning] = useState(false)
  const more = usePublishingActs(props, () => setIsPlanning(true))
  const canPublish = resource.life === 'published' && may('publish')
  const seen: MenuAct[] = site?.isInMenu ? [{ label: text('resources.site.show'), icon: 'eye', onAct: site.show }] : []
  const own = useOwnActs(session)
  const groups = [{ acts: more }, { acts: seen }, { acts: own.acts }].filter((group) => group.acts.length > 0)
  return (
    <div className={styles.acts} data-keep-clear="">
      <SiteButton site={site} />
      <ViewLink session={session} />
      {groups.length > 0 && (
        <Menu groups={groups}>
          <IconButton label={text('resources.more')} icon="ellipsis" size="medium" hasTooltip={false} />
        </Menu>
      )}
      {may('write') && <SaveButton session={session} life={life} isMain={!canPublish} />}
      {canPublish && <PublishButton session={session} life={life} />}
      {isPlanning && <Planning session={session} life={life} onClose={() => setIsPlanning(false)} />}
      <UsedQuestion session={session} own={own} />
    </div>
  )
}
