// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.
import type { BlockType } from './block-types.ts'

/** One failed rule, as ajv reports it. */
export interface SchemaError {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  schemaPath: string
}

/** A compiled schema: says whether a value obeys it, and keeps the errors of the last call. */
export interface SchemaValidator {
  (value: unknown): boolean
  errors?: SchemaError[] | null
}

export declare const validateBlockManifest: SchemaValidator
export declare const validateBlock: SchemaValidator
export declare const validateConfContact: SchemaValidator
export declare const validateConfGoogleReviews: SchemaValidator
export declare const validateConfOpeningHours: SchemaValidator
export declare const validateConfProductFileGenerator: SchemaValidator
export declare const validateLayout: SchemaValidator
export declare const validateMedia: SchemaValidator
export declare const validateMenu: SchemaValidator
export declare const validatePage: SchemaValidator
export declare const validateSeo: SchemaValidator
export declare const validateShell: SchemaValidator
export declare const validateTheme: SchemaValidator
export declare const validateVisibility: SchemaValidator
export declare const validateAppBarProps: SchemaValidator
export declare const validateBlogArticleProps: SchemaValidator
export declare const validateBlogListProps: SchemaValidator
export declare const validateBottomBarProps: SchemaValidator
export declare const validateBreadcrumbsProps: SchemaValidator
export declare const validateButtonProps: SchemaValidator
export declare const validateColumnsProps: SchemaValidator
export declare const validateFaqProps: SchemaValidator
export declare const validateFooterProps: SchemaValidator
export declare const validateHeadingProps: SchemaValidator
export declare const validateHeroProps: SchemaValidator
export declare const validateImageProps: SchemaValidator
export declare const validateLegalHtmlProps: SchemaValidator
export declare const validateMenuProps: SchemaValidator
export declare const validateMobileAppBarProps: SchemaValidator
export declare const validateSectionProps: SchemaValidator
export declare const validateTabsProps: SchemaValidator
export declare const validateTextProps: SchemaValidator
export declare const validateTopBarProps: SchemaValidator

/** The props validators by block type. */
export declare const propsValidators: Readonly<Record<BlockType, SchemaValidator>>
