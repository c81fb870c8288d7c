import { pascalCase } from '#scripts/generate/names.ts'

/** The names that follow from that of a resource. */
export interface ResourceNames {
  /** `partner` */
  readonly name: string
  /** `partners`: its table and the file of its declaration. */
  readonly many: string
  /** `partnerResource` */
  readonly declared: string
  /** `createPartnerStore` */
  readonly creator: string
  /** `PartnersTable` */
  readonly rows: string
}

/** Makes the names of a resource. */
export function resourceNames(name: string): ResourceNames {
  const many = `${name}s`
  return { name, many, declared: `${name}Resource`, creator: `create${pascalCase(name)}Store`, rows: `${pascalCase(many)}Table` }
}
