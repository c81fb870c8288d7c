import { Component, Suspense, useEffect, type ReactNode } from 'react'
import { HYDRATED_EVENT } from './hydrated-event.ts'

interface LiveBoundaryProps {
  readonly id: string
  readonly kept: string | undefined
  readonly children: ReactNode
}

/** Keeps a failure or a hydration difference of one interactive block inside that block; what the server sent stays readable. */
export class LiveBoundary extends Component<LiveBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    announce(this.props.id)
  }

  override render() {
    const { id, kept, children } = this.props
    if (this.state.failed) return kept === undefined ? null : <div dangerouslySetInnerHTML={{ __html: kept }} />
    return (
      <Suspense fallback={null}>
        {children}
        <Owned id={id} />
      </Suspense>
    )
  }
}

function Owned({ id }: { readonly id: string }) {
  useEffect(() => announce(id), [id])
  return null
}

function announce(id: string): void {
  document.dispatchEvent(new CustomEvent(HYDRATED_EVENT, { detail: id }))
}
