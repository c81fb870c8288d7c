import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { addWorkingDays } from '#domain/dates/working-days.ts'
import { formatDate } from '#i18n/format/format.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { walkThrough } from '#tests/e2e/journeys/account-journey.ts'
import { journeyEmail, type JourneyName } from '#tests/e2e/journeys/journey-members.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import {
  byKeyboard,
  byKeyboardOnSmallScreen,
  describeWay,
  onLargeScreen,
  onPhone,
  visit,
  withoutScripts,
  type Way,
} from '#tests/e2e/journeys/ways.ts'

const WORKING_DAYS = 10

type Journey = readonly [Way, JourneyName]

const all: readonly Journey[] = [
  [withoutScripts, 'sans-script'],
  [onPhone, 'petit'],
  [onLargeScreen, 'grand'],
  [byKeyboard, 'clavier'],
  [byKeyboardOnSmallScreen, 'clavier-petit'],
]
const journeys = inTurn(0, all)

/** The last of the ten working days, as the page writes it. */
function dueOn(): string {
  return formatDate(`${addWorkingDays(parisDay(systemClock()), WORKING_DAYS)}T12:00:00Z`, 'fr_FR')
}

test.describe('the member area', () => {
  for (const [way, name] of journeys) {
    describeWay(way, () => {
      test('details, address, password, letters, devices, request, copy, end', async ({ page, baseURL, complaints }) => {
        // A form that is refused comes back with 422, which a browser notes.
        complaints.allow(/status of (?:422|401)/)
        await walkThrough({ ...visit(page, way, true), origin: baseURL ?? '', email: journeyEmail(name) }, dueOn)
        expect(await page.locator('h1').count()).toBe(1)
      })
    })
  }
})
