import type { ReactNode } from 'react'
import { headingTags } from '#ui/text/heading-tags.ts'

interface BlockFrameProps {
  readonly title?: string | undefined
  readonly level?: 2 | 3 | undefined
  readonly className?: string | undefined
  /** True when it is of no use on paper. */
  readonly isScreenOnly?: boolean
  readonly children: ReactNode
}

/** The frame of a block that measures its own room: its title, then what it shows. */
export function BlockFrame({ title, level = 3, className, isScreenOnly = false, children }: BlockFrameProps) {
  const { Title } = headingTags({ level, title })
  return (
    <div className={className ? `block-frame ${className}` : 'block-frame'} data-print={isScreenOnly ? 'hide' : undefined}>
      {title && <Title className="block-title">{title}</Title>}
      {children}
    </div>
  )
}
