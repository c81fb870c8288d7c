import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { ButtonProps } from '#schemas/generated/block-props.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'

/** A link that looks like an act. */
export function View({ props }: BlockViewProps<ButtonProps>) {
  const text = useText()
  const localPath = useLocalePath()
  return (
    <LinkButton
      href={localPath(props.href)}
      label={props.label}
      kind={props.style}
      size={props.size}
      icon={props.icon === 'none' ? undefined : props.icon}
      newTabNotice={props.newTab ? text('ui.newTab') : undefined}
    />
  )
}
