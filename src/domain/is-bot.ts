import type { RobotFields } from '#schemas/api/base/honeypot-fields.ts'

const fastestPerson = 2000

/** Whether a form was filled in by a robot: in the field that nobody sees, or sooner than anyone types. Without scripts there is no time, and none counts. */
export function isRobot({ _hp, _t }: RobotFields): boolean {
  if (_hp !== undefined && _hp !== null && _hp !== '') return true
  return _t !== undefined && _t !== null && _t !== '' && Number(_t) < fastestPerson
}
