import { qualityChecks, type QualityCheck } from '#schemas/admin/quality-checks.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { brokenSection } from './broken-section.ts'
import { brokenForm } from './broken-form.ts'
import { brokenLink } from './broken-link.ts'
import { brokenMedia } from './broken-media.ts'
import { emptyLink } from './empty-link.ts'
import { emptySlot } from './empty-slot.ts'
import { examine, type Examined } from './examined.ts'
import type { QualityFacts } from './facts.ts'
import { fillerText } from './filler-text.ts'
import { defaultPolicy, type Found, type QualityFinding, type QualityPolicy } from './finding.ts'
import { descriptionLength, titleLength } from './head-length.ts'
import { headingJump } from './heading-jump.ts'
import { lowContrast } from './low-contrast.ts'
import { missingAlt } from './missing-alt.ts'
import { missingLegal } from './missing-legal.ts'
import { pageLanguage } from './page-language.ts'
import { isTwoVersions } from './publication/open-questions.ts'
import { untranslated } from './publication/untranslated.ts'
import { sameLinkText } from './same-link-text.ts'
import { repeatedPrice } from './prices/repeated-price.ts'
import { secondBar } from './shells/second-bar.ts'
import { widePicture } from './wide-picture.ts'

const checks: Readonly<Record<QualityCheck, (document: Examined) => readonly Found[]>> = {
  MISSING_ALT: missingAlt,
  HEADING_JUMP: headingJump,
  EMPTY_LINK: emptyLink,
  SAME_LINK_TEXT: sameLinkText,
  LOW_CONTRAST: lowContrast,
  BROKEN_LINK: brokenLink,
  BROKEN_MEDIA: brokenMedia,
  BROKEN_FORM: brokenForm,
  BROKEN_SECTION: brokenSection,
  EMPTY_SLOT: emptySlot,
  TITLE_LENGTH: titleLength,
  DESCRIPTION_LENGTH: descriptionLength,
  MISSING_LEGAL: missingLegal,
  FILLER_TEXT: fillerText,
  WIDE_PICTURE: widePicture,
  PAGE_LANGUAGE: pageLanguage,
  SECOND_BAR: secondBar,
  UNTRANSLATED: untranslated,
  REPEATED_PRICE: repeatedPrice,
}

/** Runs all checks over a document; the same in the browser and on the server. What stops a publication comes first. */
export function checkQuality(
  registry: Registry,
  document: Pick<EditedDocument, 'head' | 'regions'>,
  facts: QualityFacts,
  { stops }: QualityPolicy = defaultPolicy,
): QualityFinding[] {
  const examined = examine(registry, document, facts)
  const found = qualityChecks.flatMap((check) =>
    checks[check](examined).map((each): QualityFinding => ({
      check,
      level: stops.has(check) || isTwoVersions({ check, ...each }) ? 'stop' : 'advice',
      ...each,
    })),
  )
  return found.toSorted((one, other) => Number(other.level === 'stop') - Number(one.level === 'stop'))
}
