import { expect, it } from 'vitest'
import { isRobot } from './is-bot.ts'

it.each([
  [{}, false],
  [{ _hp: null, _t: null }, false],
  [{ _hp: '', _t: '' }, false],
  [{ _t: 2000 }, false],
  [{ _t: '41250' }, false],
  [{ _t: 'x' }, false],
  [{ _t: 1999 }, true],
  [{ _t: '0' }, true],
  [{ _t: -5 }, true],
  [{ _hp: 'https://spam.example', _t: 41_250 }, true],
])('a robot is seen by what it fills in and how fast: %j is %s', (fields, robot) => {
  expect(isRobot(fields)).toBe(robot)
})
