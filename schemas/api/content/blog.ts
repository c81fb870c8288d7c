import { z } from 'zod'
import { imageSchema } from '#schemas/api/base/image.ts'
import { instantSchema, rowIdSchema, seoSchema, tagSchema, urlPathSchema } from '#schemas/api/base/scalars.ts'

/** One step of a breadcrumb; the blog's root has no number. */
export const arianeEntrySchema = z.object({ id: rowIdSchema.nullable(), url: urlPathSchema, name: z.string() })

/** One step of a breadcrumb. */
export type ArianeEntry = z.infer<typeof arianeEntrySchema>

/** A blog article as lists show it. */
export const blogItemSchema = z.object({
  id: rowIdSchema,
  title: z.string(),
  url: urlPathSchema,
  summary: z.string().nullable(),
  image: imageSchema.nullable(),
  author: z.string().nullable(),
  tags: z.array(tagSchema),
  folder: z.object({ id: rowIdSchema, url: urlPathSchema, name: z.string() }).nullable(),
  publishedAt: instantSchema,
  updatedAt: instantSchema,
})

/** A blog article as lists show it. */
export type BlogItem = z.infer<typeof blogItemSchema>

/** A page of blog articles and how many there are in all. */
export const blogListSchema = z.object({ blogs: z.array(blogItemSchema), total: z.number().int().nonnegative() })

/** A page of blog articles and how many there are in all. */
export type BlogList = z.infer<typeof blogListSchema>

/** A blog article with its text. */
export const blogSchema = blogItemSchema.extend({ content: z.string(), ariane: z.array(arianeEntrySchema), seo: seoSchema })

/** A blog article with its text. */
export type Blog = z.infer<typeof blogSchema>

/** A folder as its parent shows it. */
export const blogFolderItemSchema = z.object({
  id: rowIdSchema,
  name: z.string(),
  url: urlPathSchema,
  image: imageSchema.nullable(),
  blogCount: z.number().int().nonnegative(),
})

/** A blog folder with its direct content; the root has no number. */
export const blogFolderSchema = z.object({
  id: rowIdSchema.nullable(),
  name: z.string(),
  url: urlPathSchema,
  description: z.string().nullable(),
  image: imageSchema.nullable(),
  folders: z.array(blogFolderItemSchema),
  blogs: z.array(blogItemSchema),
})

/** A blog folder with its direct content. */
export type BlogFolder = z.infer<typeof blogFolderSchema>
