// Made by `npm run generate` from schemas/content and blocks/*/block.json: change those, never this file.

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
