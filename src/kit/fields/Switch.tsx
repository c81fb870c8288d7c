import { Choice, type ChoiceProps } from './Choice.tsx'

/** A choice that takes effect without a save. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} kind="switch" />
}
