import { z } from 'zod'

/** The anti-spam fields of a form: a hidden field, and the milliseconds since the form was shown. */
export const honeypotFields = {
  _hp: z.string().nullish(),
  _t: z.union([z.number(), z.string()]).nullish(),
} as const

/** The anti-spam fields of a form. */
export interface RobotFields {
  readonly _hp?: string | null | undefined
  readonly _t?: number | string | null | undefined
}
