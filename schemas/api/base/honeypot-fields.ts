import { z } from 'zod'

/** What tells a robot from a person in a form: a field that nobody sees, and the milliseconds since the form was shown. */
export const honeypotFields = {
  _hp: z.string().nullish(),
  _t: z.union([z.number(), z.string()]).nullish(),
} as const

/** The fields of a form that tell a robot from a person. */
export interface RobotFields {
  readonly _hp?: string | null | undefined
  readonly _t?: number | string | null | undefined
}
