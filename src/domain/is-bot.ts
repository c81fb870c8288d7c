import type { RobotFields } from '#schemas/api/base/honeypot-fields.ts'

/** Shortest time in which a person fills in a form, in milliseconds. */
export const fastestPerson = 2000

/** Tells a form that a robot filled in: the hidden field has a value, or it was sent faster than a person types. Without scripts there is no time, and none counts. */
export function isRobot({ _hp, _t }: RobotFields): boolean {
  if (_hp !== undefined && _hp !== null && _hp !== '') return true
  return _t !== undefined && _t !== null && _t !== '' && Number(_t) < fastestPerson
}
