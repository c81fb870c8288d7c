import { useText } from '#i18n/hooks/use-text.ts'
import { useAccessibilityState } from '#renderer/hooks/use-accessibility-state.ts'
import { useParameter, useSite } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { AccessibilityStateProps } from '#schemas/generated/block-props.ts'
import { BlockFrame } from '#ui/layout/BlockFrame.tsx'

/** The conformance of the site to the accessibility rules, or the exemption of its company, from the settings of the site. */
export function View({ props }: BlockViewProps<AccessibilityStateProps>) {
  const text = useText()
  const { name } = useSite()
  const company = String(useParameter('COMPANY_NAME') ?? name)
  const state = useAccessibilityState()
  return (
    <BlockFrame title={props.title} level={props.level}>
      <div className="prose" data-state={state}>
        <p>{text(`block.accessibility-state.${state}`, { company })}</p>
      </div>
    </BlockFrame>
  )
}
