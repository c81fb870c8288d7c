import { Choice, type ChoiceProps } from './Choice.tsx'

/** A choice that acts at once. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} kind="switch" />
}
