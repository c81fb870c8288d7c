import { Component, Suspense, useEffect, type ReactNode } from 'react'

interface LiveBoundaryProps {
  readonly id: string
  readonly kept: string | undefined
  readonly children: ReactNode
}

/** The event that says that React now owns the interactive block in which it is fired. */
export const OWNED_EVENT = 'block.owned'

/** Keeps a failure or a hydration difference of one interactive block inside that block; what the server sent stays readable. */
export class LiveBoundary extends Component<LiveBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
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
  useEffect(() => {
    document.dispatchEvent(new CustomEvent(OWNED_EVENT, { detail: id }))
  }, [id])
  return null
}
