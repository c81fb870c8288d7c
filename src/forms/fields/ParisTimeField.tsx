import { systemClock } from '#domain/dates/clock.ts'
import { hasParisTime } from '#domain/dates/paris-input.ts'
import { TextField, type TextFieldProps } from '#kit/fields/TextField.tsx'
import { useKitTexts } from '#kit/texts.tsx'

/** The help of a field of date and time. It begins with the zone of the site where the clock of the person shows another time. */
export function useZoneHelp(help: string): string {
  const { parisTime } = useKitTexts()
  if (hasParisTime(new Date(systemClock()).getUTCFullYear())) return help
  return help === '' ? parisTime : `${parisTime} · ${help}`
}

interface ParisTimeFieldProps extends Omit<TextFieldProps, 'type' | 'help'> {
  readonly help?: string
}

/** A field of date and time, in the time of the site. Its words say so where the clock of the person shows another time. */
export function ParisTimeField({ help = '', ...field }: ParisTimeFieldProps) {
  const words = useZoneHelp(help)
  return <TextField {...field} type="datetime-local" help={words === '' ? undefined : words} />
}
