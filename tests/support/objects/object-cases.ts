import { accountObjects } from './account-objects.ts'
import { formObjects } from './form-objects.ts'
import type { ObjectCase } from './object-case.ts'
import { orderObjects } from './order-objects.ts'
import { siteObjects } from './site-objects.ts'
import { viewObjects } from './view-objects.ts'

/** Every object that a request can name: made for its own, and asked for by everyone. */
export const objectCases: readonly ObjectCase[] = [...accountObjects, ...orderObjects, ...formObjects, ...siteObjects, ...viewObjects]
