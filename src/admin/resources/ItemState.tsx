import type { ResourceState } from '#schemas/admin/resources/resource-states.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { State, type StateKind } from '#kit/feedback/State.tsx'
import { frenchDay, frenchTime } from '#admin/texts/describe-instant.ts'
import { agreementOf } from './texts/resource-words.ts'
import { useResourceText } from './texts/use-resource-text.ts'
import { useResource } from './use-resource.ts'

const kinds: Readonly<Record<ResourceState, StateKind>> = {
  DRAFT: 'draft',
  PUBLISHED: 'live',
  CHANGED: 'modified',
  PLANNED: 'planned',
  TRASHED: 'archived',
}

interface ItemStateProps {
  readonly state: ResourceState
  /** Instant of the publication, which a planned item is waiting for. */
  readonly publishedAt?: unknown
}

/** The state of an item: shape, word, colour. A planned one says when it will be seen. */
export function ItemState({ state, publishedAt }: ItemStateProps) {
  const text = useResourceText()
  const { resource } = useResource()
  const at = state === 'PLANNED' && typeof publishedAt === 'string' ? Date.parse(publishedAt) : null
  const words =
    at === null
      ? text(`resources.state.${state}`, { agreement: agreementOf(resource) })
      : `${frenchDay(at, systemClock())}, ${frenchTime(at)}`
  return <State kind={kinds[state]}>{words}</State>
}
