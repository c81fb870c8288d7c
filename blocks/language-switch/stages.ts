import { siteInfo } from '#schemas/api/site-calls.ts'
import type { SiteInfo } from '#schemas/api/site.ts'
import type { BlockPreview } from '#schemas/block-preview.ts'

const { defaultLang } = siteInfo.example.data as SiteInfo
const english = { ...defaultLang, id: 2, code: 'en_GB', label: 'English', deeplCode: 'EN-GB' }

/** A page that is in another language too. */
export const stages: readonly BlockPreview[] = [{ state: 'two languages', examples: ['labelled', 'plain'], languages: [english] }]
