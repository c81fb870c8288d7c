import { z } from 'zod'
import { budgets, rateLimitScope, type BudgetName } from '#schemas/api/base/rate-limits.ts'
import { errors } from '#schemas/errors/errors.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { formatDelay } from '#server/platform/rate-limits/format-delay.ts'
import { errorsOfCall } from './call-errors.ts'
import { html, nothing, type Html } from './html-template.ts'
import { queryParameters } from './list-parameters.ts'
import type { JsonSchema } from './named-schemas.ts'
import { writeJson } from './format-json.ts'
import { propertiesOf, writeType } from './format-type.ts'

const roles = { V: 'Ouvert à tous', M: 'Membres', A: 'Administrateurs', S: 'Super-administrateurs' } as const
const caches = { C: 'Gardé jusqu’au prochain changement de contenu', N: 'Jamais gardé' } as const

const spenders = { address: 'adresse', account: 'compte', session: 'session' } as const

function budgetWords(name: BudgetName): string {
  const { limit, seconds } = budgets[name]
  return `${limit} fois en ${formatDelay(seconds, 'fr_FR')} et par ${spenders[rateLimitScope(name)]}`
}

/** The anchor of a call in the page. */
export function anchorOf({ name }: CallDefinition): string {
  return `appel-${name.replace('.', '-')}`
}

/** A call's path with its parameters marked; the end that may be absent stands in brackets. */
export function writePath({ path }: CallDefinition): Html {
  const pieces = path.split(/(\/\{\w+[?*]?\})/).filter((piece) => piece !== '')
  return html`${pieces.map((piece) => {
    const [, name, mark] = /^\/\{(\w+)([?*]?)\}$/.exec(piece) ?? []
    if (name === undefined) return html`${piece}`
    return mark === '?' ? html`<span class="optional">[/<var>{${name}}</var>]</span>` : html`/<var>{${name}}</var>`
  })}`
}

function row(name: string, kind: Html, words: string): Html {
  return html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td class="kind">${kind}</td>
    <td>${words}</td>
  </tr>`
}

function table(caption: string, rows: readonly Html[]): Html {
  if (rows.length === 0) return nothing
  return html`<div class="table">
    <table>
      <caption>
        ${caption}
      </caption>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

function pathRows(call: CallDefinition): Html[] {
  const inPath = Object.entries(call.params.shape).filter(([name]) => !(call.inQuery ?? []).includes(name))
  return inPath.map(([name, schema]) => {
    const written = z.toJSONSchema(schema as z.ZodType, { io: 'input' }) as JsonSchema
    const isOptional = call.path.includes(`{${name}?}`)
    return row(name, writeType(written), isOptional ? 'Dans l’adresse, peut manquer' : 'Dans l’adresse')
  })
}

function bodyRows({ body }: CallDefinition): Html[] {
  if (body === undefined) return []
  const written = z.toJSONSchema(body, { io: 'input' }) as JsonSchema
  return propertiesOf(written).map((each) => row(each.name, writeType(each.schema), each.isOptional ? 'Facultatif' : 'Obligatoire'))
}

function segment(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function exampleAddress({ path, example }: CallDefinition): string {
  const given: Readonly<Record<string, unknown>> = example.params
  const filled = path.replace(/\/\{(\w+)[?*]?\}/g, (_, name: string) => (given[name] === undefined ? '' : `/${segment(given[name])}`))
  const query = example.query?.split('&').map((pair, index) => `\n  ${index === 0 ? '?' : '&'}${pair}`)
  return `/api${filled}${query?.join('') ?? ''}`
}

function exampleOf(call: CallDefinition): Html {
  const sent = call.example.body === undefined ? nothing : html` ${writeJson(call.example.body)}`
  const answer = { success: true, data: call.example.data, message: call.message?.fr ?? null }
  const answered = call.file === undefined ? writeJson(answer) : html`${call.file}`
  return html`<figure>
      <figcaption>Demande</figcaption>
      <pre tabindex="0"><code><b>${call.method}</b> ${exampleAddress(call)}${sent}</code></pre>
    </figure>
    <figure>
      <figcaption>Réponse <span class="status">${call.status ?? 200}</span></figcaption>
      <pre tabindex="0"><code>${answered}</code></pre>
    </figure>`
}

function errorRows(call: CallDefinition): Html[] {
  return errorsOfCall(call).map((code) => row(code, html`${errors[code].status}`, errors[code].fr))
}

/** Everything that the reference says of one call. */
export function callSection(call: CallDefinition, data: JsonSchema): Html {
  const own = [
    ...pathRows(call),
    ...queryParameters(call).map(({ name, schema, description }) => row(name, writeType(schema), description)),
  ]
  return html`<article class="call" id="${anchorOf(call)}" data-words="${call.name} ${call.path} ${call.summary}">
    <div class="about">
      <h3>
        <span class="method ${call.method.toLowerCase()}">${call.method}</span> <code class="path">${writePath(call)}</code>
        <a class="anchor" href="#${anchorOf(call)}" aria-label="Lien vers ${call.method} ${call.path}">#</a>
      </h3>
      <p class="summary">${call.summary}</p>
      <ul class="facts">
        <li>${roles[call.role]}</li>
        <li>${caches[call.cache]}</li>
        ${call.budget === undefined ? nothing : html`<li>${budgetWords(call.budget)}</li>`}
        ${call.idempotent === true ? html`<li>Faite une fois sous l’en-tête <code>Idempotency-Key</code></li>` : nothing}
        ${call.versioned === true ? html`<li>Pour la version de l’en-tête <code>If-Match</code></li>` : nothing}
      </ul>
      ${table('Paramètres', own)} ${table('Corps', bodyRows(call))}
      <p class="shape"><span>${call.file === undefined ? 'data' : 'fichier'}</span> <code>${writeType(data)}</code></p>
      <details>
        <summary>Refus possibles</summary>
        ${table('Refus', errorRows(call))}
      </details>
    </div>
    <div class="sample">${exampleOf(call)}</div>
  </article>`
}
