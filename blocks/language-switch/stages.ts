import { siteInfo } from '#schemas/api/sites/site-calls.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'

const { defaultLang } = siteInfo.example.data as SiteInfo
const english = { ...defaultLang, id: 2, code: 'en_GB', label: 'English', deeplCode: 'EN-GB' }

/** A page that is in another language too. */
export const stages: readonly BlockPreview[] = [{ state: 'two languages', examples: ['labelled', 'plain'], languages: [english] }]
