import type { ReactNode } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

interface Query {
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

interface FailedProps {
  readonly query: Query
  readonly title: string
  /** Sentence that says what to do. */
  readonly children: ReactNode
}

/** Says that the answer of a query has not arrived, and asks for it again. */
export function FailedQuery({ query, title, children }: FailedProps) {
  const text = usePanelText()
  const again = (
    <Button icon="refresh" busy={query.isFetching && text('panel.list.moreBusy')} onClick={() => void query.refetch()}>
      {text('panel.retry')}
    </Button>
  )
  return (
    <EmptyState icon="wifi-off" tone="stop" isAnnounced title={title} acts={again}>
      <p>{children}</p>
    </EmptyState>
  )
}

/** Stands in the place of the answer of a query that is on its way, or has not arrived. */
export function QueryState({ query, ...failed }: FailedProps & { readonly query: Query & { readonly isPending: boolean } }) {
  if (!query.isPending) return <FailedQuery query={query} {...failed} />
  return (
    <AfterDelay>
      <Skeleton width="100%" />
      <Skeleton width="60%" />
    </AfterDelay>
  )
}
