import { z } from 'zod'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { adminOrderSchema } from '#schemas/api/shop/admin-order-calls.ts'
import { albumSchema } from '#schemas/api/content/album.ts'
import { blockSchema } from '#schemas/api/content/block.ts'
import {
  arianeEntrySchema,
  blogFolderItemSchema,
  blogFolderSchema,
  blogItemSchema,
  blogListSchema,
  blogSchema,
} from '#schemas/api/content/blog.ts'
import { elementItemSchema, elementSchema } from '#schemas/api/content/element.ts'
import { formFieldSchema, formSchema } from '#schemas/api/content/form.ts'
import { imageSchema, onlineImageSchema } from '#schemas/api/base/image.ts'
import { companyAddressSchema, reviewSchema } from '#schemas/api/content/company.ts'
import { countrySchema, languageSchema } from '#schemas/api/sites/language.ts'
import { newsSchema } from '#schemas/api/content/news.ts'
import { orderViewSchema } from '#schemas/api/shop/order-view.ts'
import { pageDataSchema } from '#schemas/api/content/page.ts'
import { parameterTypeSchema, siteParameterSchema } from '#schemas/api/sites/parameter.ts'
import { jsonSchema, seoSchema, tagSchema } from '#schemas/api/base/scalars.ts'
import { searchItemSchema } from '#schemas/api/content/search.ts'
import { serviceItemSchema, serviceSchema } from '#schemas/api/content/service.ts'
import { shellDataSchema } from '#schemas/api/content/shell.ts'
import { bannerSchema, fontSchema, logoSchema, menuItemSchema, siteInfoSchema } from '#schemas/api/sites/site.ts'
import { userSchema } from '#schemas/api/people/user.ts'

// The shapes of answers by their names in the reference.
const namedSchemas: Readonly<Record<string, z.ZodType>> = {
  SiteParameter: siteParameterSchema,
  ParameterType: parameterTypeSchema,
  SiteInfo: siteInfoSchema,
  Language: languageSchema,
  Country: countrySchema,
  Font: fontSchema,
  Logo: logoSchema,
  Banner: bannerSchema,
  MenuItem: menuItemSchema,
  User: userSchema,
  Shell: shellDataSchema,
  Page: pageDataSchema,
  Block: blockSchema,
  ElementItem: elementItemSchema,
  Element: elementSchema,
  BlogList: blogListSchema,
  BlogItem: blogItemSchema,
  Blog: blogSchema,
  BlogFolder: blogFolderSchema,
  BlogFolderItem: blogFolderItemSchema,
  ArianeEntry: arianeEntrySchema,
  Order: orderViewSchema,
  AdministeredOrder: adminOrderSchema,
  CompanyAddress: companyAddressSchema,
  Review: reviewSchema,
  Form: formSchema,
  FormField: formFieldSchema,
  SearchItem: searchItemSchema,
  News: newsSchema,
  Album: albumSchema,
  ServiceItem: serviceItemSchema,
  Service: serviceSchema,
  Tag: tagSchema,
  Seo: seoSchema,
  Image: imageSchema,
  OnlineImage: onlineImageSchema,
  Json: jsonSchema,
}

/** A JSON Schema as the reference writes it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

/** The JSON Schemas of the answers: each shared shape once, and the answer of each call by its name. */
export interface AnswerSchemas {
  readonly components: Readonly<Record<string, JsonSchema>>
  readonly ofCall: ReadonlyMap<string, JsonSchema>
}

const address = (id: string): string => `#/components/schemas/${id}`

/** Describes free JSON as any value: generators of clients do not read a schema that refers to itself without an object between. */
export function openFreeJson({ zodSchema, jsonSchema: written }: { zodSchema: unknown; jsonSchema: JsonSchema }): void {
  if (zodSchema !== jsonSchema) return
  for (const key of Object.keys(written)) Reflect.deleteProperty(written, key)
}

// The limits that zod writes for each integer and instant are no information.
function tidy(schema: JsonSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) Reflect.deleteProperty(schema, 'maximum')
  if (schema.minimum === Number.MIN_SAFE_INTEGER) Reflect.deleteProperty(schema, 'minimum')
  if (schema.format === 'date-time' || schema.format === 'date') Reflect.deleteProperty(schema, 'pattern')
  if (schema.propertyNames !== undefined) Reflect.deleteProperty(schema, 'propertyNames')
}

const override: NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'] = (context) => {
  openFreeJson(context)
  tidy(context.jsonSchema)
}

/** Writes the JSON Schemas of calls; a shape that has a name stands as a reference to it. */
export function answerSchemas(all: readonly Pick<CallDefinition, 'name' | 'data' | 'file'>[]): AnswerSchemas {
  const calls = all.filter(({ file }) => file === undefined)
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(namedSchemas)) registry.add(schema, { id })
  const unnamed = calls.filter(({ data }) => !registry.has(data))
  for (const { name, data } of unnamed) if (!registry.has(data)) registry.add(data, { id: name })
  const { schemas } = z.toJSONSchema(registry, { uri: address, io: 'output', override })
  const written = new Map(Object.entries(schemas).map(([id, { $id: _, $schema: __, ...schema }]) => [id, schema as JsonSchema]))
  // The answer of one call may be a part of another's.
  const references = JSON.stringify([...written.values()])
  const isComponent = (id: string): boolean => Object.hasOwn(namedSchemas, id) || references.includes(`"$ref":"${address(id)}"`)
  const ofCall = calls.map(({ name, data }): [string, JsonSchema] => {
    const id = registry.get(data)?.id ?? name
    return [name, isComponent(id) ? { $ref: address(id) } : (written.get(id) ?? {})]
  })
  for (const { name, file } of all) if (file !== undefined) ofCall.push([name, { type: 'string', format: 'binary' }])
  const components = [...written].filter(([id]) => isComponent(id))
  return { components: Object.fromEntries(components), ofCall: new Map(ofCall) }
}
