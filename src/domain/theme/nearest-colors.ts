import { isHexColor } from '#domain/media/color.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { mixColors } from './mix-colors.ts'
import { isReadable, themePairs, type ColoredTheme } from './theme-pairs.ts'

/** Steps between a colour and black or white. */
const STEPS = 100

/** Step of a second proposal beyond the nearest one, so that it is seen as another colour. */
const FURTHER = 10

/** A form with a colour at the path of a pair. */
export function withColor<Theme extends ColoredTheme>(theme: Theme, field: string, color: string): Theme {
  const [group, name, part] = field.split('.') as [keyof ColoredTheme, string, string | undefined]
  const held = theme[group] as Readonly<Record<string, object | string | null>>
  const next = part === undefined ? color : { ...(ownValue(held, name) as object), [part]: color }
  return { ...theme, [group]: { ...held, [name]: next } }
}

const passes = (theme: ColoredTheme, field: string, color: string): boolean =>
  themePairs(withColor(theme, field, color)).every((pair) => pair.field !== field || isReadable(pair))

function firstPassing(theme: ColoredTheme, field: string, color: string, towards: string): number | null {
  for (let step = 1; step <= STEPS; step += 1) if (passes(theme, field, mixColors(color, towards, step / STEPS))) return step
  return null
}

/**
 * Proposes the colours next to one that make all pairs of it readable, the nearest first: towards black or white, whichever is nearer,
 * and one beyond. None where no colour does, because the grounds themselves do not go together.
 */
export function nearestColors(theme: ColoredTheme, field: string, color: string): string[] {
  if (!isHexColor(color)) return []
  const ways = ['#000000', '#ffffff'].flatMap((towards) => {
    const step = firstPassing(theme, field, color, towards)
    return step === null ? [] : [{ towards, step }]
  })
  const [near] = ways.sort((one, other) => one.step - other.step)
  if (!near) return []
  const beyond = Math.min(STEPS, near.step + FURTHER)
  const found = [near.step, beyond].map((step) => mixColors(color, near.towards, step / STEPS))
  return [...new Set(found)].filter((each) => passes(theme, field, each))
}

/** Changes the colours of the pairs that are too pale to their nearest readable ones; other colours stay. */
export function readableTheme<Theme extends ColoredTheme>(theme: Theme): Theme {
  return themePairs(theme).reduce((now, { name }) => {
    const pair = themePairs(now).find((each) => each.name === name)
    if (!pair || isReadable(pair)) return now
    const current = pair.name === 'ink' || pair.name === 'button' ? pair.ground : pair.text
    const [nearest] = nearestColors(now, pair.field, current)
    return nearest === undefined ? now : withColor(now, pair.field, nearest)
  }, theme)
}
