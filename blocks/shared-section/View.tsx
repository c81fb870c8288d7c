import type { BlockViewProps } from '#renderer/view.ts'
import type { SharedSectionProps } from '#schemas/generated/block-props.ts'

/** The blocks of a shared section, as if they stood on the page themselves. */
export function View({ slots }: BlockViewProps<SharedSectionProps>) {
  return <div className="full-block shared-blocks">{slots.content}</div>
}
