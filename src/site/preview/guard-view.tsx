import { Component, type ReactNode } from 'react'
import type { BlockView, BlockViewProps } from '#renderer/view.ts'
import { cutText } from '#schemas/text/cut-text.ts'
import { CanvasCard } from './canvas-card.tsx'

/** Receives the error of a block whose view threw. */
export type ReportBroken = (id: string, message: string) => void

interface GuardProps {
  readonly id: string
  /** The props of the view; others give it another try. */
  readonly of: unknown
  readonly report: ReportBroken
  readonly hasCard: boolean
  readonly children: ReactNode
}

interface GuardState {
  readonly failedFor: unknown
  readonly hasFailed: boolean
}

/** Keeps the error of a view inside its block, which becomes a card until its next edit. */
class ViewGuard extends Component<GuardProps, GuardState> {
  override state: GuardState = { failedFor: null, hasFailed: false }

  static getDerivedStateFromError(): Partial<GuardState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ of }: GuardProps, { failedFor, hasFailed }: GuardState): Partial<GuardState> | null {
    if (!hasFailed) return { failedFor: of }
    return failedFor === of ? null : { hasFailed: false, failedFor: of }
  }

  override componentDidCatch(error: unknown) {
    this.props.report(this.props.id, cutText(String(error), 500))
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    // Visitors do not see a block whose view throws.
    return this.props.hasCard && <CanvasCard code="RENDER_FAILED" />
  }
}

/** Puts a guard round a view. Where the page is tried, `hasCard` is false. */
export function guardView(View: BlockView, report: ReportBroken, hasCard = true): BlockView {
  return function GuardedView(props: BlockViewProps<never, never>) {
    return (
      <ViewGuard id={props.id} of={props.props} {...{ report, hasCard }}>
        <View {...props} />
      </ViewGuard>
    )
  }
}
