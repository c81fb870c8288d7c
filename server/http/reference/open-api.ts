import { z } from 'zod'
import type { CallDefinition, CallRole } from '#schemas/api/base/define-call.ts'
import { errors } from '#schemas/errors/errors.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { errorsOfCall } from './call-errors.ts'
import { queryParameters } from './list-parameters.ts'
import { answerSchemas, openFreeJson, type AnswerSchemas, type JsonSchema } from './named-schemas.ts'

type Part = Readonly<Record<string, unknown>>

/** A call at one of its paths: the end of some paths may be absent. */
interface Operation {
  readonly path: string
  readonly call: CallDefinition
  readonly withEnd: boolean
}

const json = 'application/json'

function operationsOf(call: CallDefinition): Operation[] {
  const path = call.path.replace(/[?*]\}/g, '}')
  const whole = { path, call, withEnd: true }
  return call.path.endsWith('?}') ? [{ path: path.slice(0, path.lastIndexOf('/')), call, withEnd: false }, whole] : [whole]
}

function pathParameters({ call, path }: Operation): Part[] {
  return Object.entries(call.params.shape)
    .filter(([name]) => path.includes(`{${name}}`))
    .map(([name, schema]) => {
      const { $schema: _, ...written } = z.toJSONSchema(schema as z.ZodType, { io: 'input' })
      return { name, in: 'path', required: true, schema: written, example: ownValue(call.example.params, name) }
    })
}

function envelopeSchema(data: JsonSchema, message: JsonSchema): Part {
  return {
    type: 'object',
    required: ['success', 'data', 'message'],
    additionalProperties: false,
    properties: { success: { const: true }, data, message },
  }
}

function goodAnswers(call: CallDefinition, { ofCall }: AnswerSchemas): Part {
  if (call.file !== undefined) return { 200: { description: call.summary, content: { [call.file]: { schema: ofCall.get(call.name) } } } }
  const schema = envelopeSchema(ofCall.get(call.name) ?? {}, { type: call.message === undefined ? 'null' : 'string' })
  const example = { success: true, data: call.example.data, message: call.message?.fr ?? null }
  const notModified = { 304: { description: 'Rien n’a changé depuis l’ETag envoyé.' } }
  const file = call.alsoFile === undefined ? {} : { [call.alsoFile]: { schema: { type: 'string', format: 'binary' } } }
  return {
    [call.status ?? 200]: { description: call.summary, content: { [json]: { schema, example }, ...file } },
    ...(call.cache === 'C' ? notModified : {}),
  }
}

function refusals(call: CallDefinition): Part {
  const byStatus = Map.groupBy(errorsOfCall(call), (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}\u00a0: ${errors[code].fr}`).join('\n'),
        content: { [json]: { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  )
}

function writeOperation(operation: Operation, schemas: AnswerSchemas): Part {
  const { call, withEnd } = operation
  const names = [
    'userLang',
    'siteId',
    ...(call.idempotent === true ? ['idempotencyKey'] : []),
    ...(call.versioned === true ? ['ifMatch'] : []),
  ]
  const headers = names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
  const query = queryParameters(call).map((parameter) => ({ in: 'query', required: false, ...parameter }))
  const body = call.body && {
    requestBody: {
      required: true,
      content: {
        [json]: { schema: z.toJSONSchema(call.body, { io: 'input', override: openFreeJson }), example: call.example.body },
        ...(call.takesFiles === true ? { 'multipart/form-data': { schema: { type: 'object' } } } : {}),
      },
    },
  }
  return {
    operationId: call.path.endsWith('?}') && withEnd ? `${call.name}.id` : call.name,
    tags: [call.name.split('.', 1)[0]],
    summary: call.summary,
    description: roleWords[call.role],
    security: call.role === 'V' ? [] : signedIn,
    parameters: [...pathParameters(operation), ...query, ...headers],
    ...body,
    responses: { ...goodAnswers(call, schemas), ...refusals(call) },
  }
}

const roleWords: Readonly<Record<CallRole, string>> = {
  V: 'Ouvert à tous, sans session.',
  M: 'Demande la session d’un membre, ou d’un administrateur.',
  A: 'Demande la session d’un administrateur du site.',
  S: 'Demande la session d’un super-administrateur.',
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'Le jeton que donne POST /login, dans l’en-tête Authorization.' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'token', description: 'Le même jeton, dans le cookie que pose POST /login.' },
}

/** Either of the two opens a session. */
const signedIn = Object.keys(securitySchemes).map((name) => ({ [name]: [] }))

const refusal = {
  type: 'object',
  required: ['success', 'data', 'message'],
  properties: {
    success: { const: false },
    data: { type: 'object', required: ['code'], properties: { code: { enum: Object.keys(errors) } } },
    message: { type: 'string', description: 'Une phrase prête à montrer, dans la langue demandée.' },
  },
}

const headers = {
  userLang: {
    name: 'userLang',
    in: 'header',
    required: false,
    description: 'Langue des textes et des messages\u00a0; sinon, celle du site.',
    schema: { type: 'string' },
    example: 'fr_FR',
  },
  siteId: {
    name: 'x-site-id',
    in: 'header',
    required: false,
    description: 'Numéro du site, quand l’hôte ne le dit pas.',
    schema: { type: 'integer', minimum: 1 },
    example: 37,
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Une clé que l’appelant choisit, un UUID par exemple : la demande est faite une fois, et sa réponse redonnée pendant 24 heures. Sans compte, la clé est tirée au hasard, de 22 caractères au moins\u00a0: elle seule distingue un visiteur d’un autre.',
    schema: { type: 'string', pattern: '^"?[A-Za-z0-9_-]{16,100}"?$' },
    example: '7f3c2f0e-6a56-4a83-9d53-0f6a1f2f6a11',
  },
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: 'La version qui a été lue. Une autre, ou aucune, est refusée\u00a0: le refus donne celle qui vaut (STALE_VERSION).',
    schema: { type: 'string', pattern: '^"?[0-9]{1,10}"?$' },
    example: '"3"',
  },
}

/** Part of an API that one OpenAPI document describes. */
export interface DescribedApi {
  readonly base: string
  readonly calls: readonly CallDefinition[]
  readonly description: string
  /** Operations that are no calls, by their paths. */
  readonly otherPaths?: Readonly<Record<string, Part>>
}

/** Writes the OpenAPI 3.1 description of a set of calls. */
export function openApiDocument({ base, calls, description, otherPaths = {} }: DescribedApi): Part {
  const schemas = answerSchemas(calls)
  const paths = new Map(Object.entries(otherPaths))
  for (const operation of calls.flatMap(operationsOf)) {
    const method = operation.call.method.toLowerCase()
    paths.set(operation.path, { ...paths.get(operation.path), [method]: writeOperation(operation, schemas) })
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine', version: '1', description },
    servers: [{ url: base }],
    paths: Object.fromEntries(paths),
    components: { schemas: { ...schemas.components, Refusal: refusal }, parameters: headers, securitySchemes },
  }
}
