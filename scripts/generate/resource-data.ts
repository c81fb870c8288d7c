import { appearanceResource } from '#schemas/admin/appearance/appearance-resource.ts'
import { hoursResource } from '#schemas/admin/hours/hours-resource.ts'
import { describeResource } from '#schemas/admin/resources/describe-resource.ts'
import { resources } from '#schemas/admin/resources/resources.ts'

/** The declared resources as data, from which the panel draws its screens. */
export function generateResources(): string {
  return `${JSON.stringify(resources.map(describeResource), null, 1)}\n`
}

/** The appearance of a site as data, whose screen is made by hand. */
export function generateAppearance(): string {
  return `${JSON.stringify(describeResource(appearanceResource), null, 1)}\n`
}

/** The opening hours of a site as data, whose screen is made by hand. */
export function generateHours(): string {
  return `${JSON.stringify(describeResource(hoursResource), null, 1)}\n`
}
