import type { z } from 'zod'
import type { Resource, ResourceLife } from './resource.ts'

/** A resource that each site has once, under its own number. Its list is never shown. */
export type SingleResource<Name extends string, Form extends z.ZodObject, Life extends ResourceLife = ResourceLife> = Resource<
  Name,
  Form,
  Record<never, never>,
  Record<never, never>,
  never,
  Life
>

/** Types the declaration of a resource that each site has once, and adds what all of them share. */
export function defineSingleResource<
  const Name extends string,
  Form extends z.ZodObject,
  const Life extends ResourceLife = 'immediate',
>(declared: {
  readonly name: Name
  /** `immediate` unless said. */
  readonly life?: Life
  readonly icon?: string
  readonly words: Resource['words']
  readonly form: Form
  readonly example: z.input<Form>
}): SingleResource<Name, Form, Life> {
  return {
    ...{ area: 'settings', life: 'immediate' as Life, row: {}, list: { fields: {}, defaultOrder: 'id:asc' } },
    ...declared,
    example: { form: declared.example, row: {} },
  }
}
