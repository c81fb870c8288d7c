import { html, type Html } from './html-template.ts'
import type { AnswerSchemas, JsonSchema } from './named-schemas.ts'
import { propertiesOf, writeType } from './format-type.ts'

function fieldRows(schema: JsonSchema): Html[] {
  return propertiesOf(schema).map(
    (each) =>
      html`<tr>
        <th scope="row"><code>${each.name}</code></th>
        <td class="kind">${writeType(each.schema)}${each.isOptional ? html` <em>facultatif</em>` : html``}</td>
      </tr>`,
  )
}

function wholeType(schema: JsonSchema): Html {
  if (schema.enum === undefined) return html`<p class="shape"><code>${writeType(schema)}</code></p>`
  const values = schema.enum.map((value) => html`<li><code>${JSON.stringify(value)}</code></li>`)
  return html`<ul class="values">
    ${values}
  </ul>`
}

function typeBlock([name, schema]: [string, JsonSchema]): Html {
  const rows = fieldRows(schema)
  const fields = html`<div class="table">
    <table>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
  return html`<div class="type${schema.enum === undefined ? '' : ' whole'}" id="type-${name}">
    <h3><code>${name}</code></h3>
    ${rows.length === 0 ? wholeType(schema) : fields}
  </div>`
}

/** The shapes that answers are made of, each with its fields. */
export function typeSection({ components }: AnswerSchemas): Html {
  return html`<section id="formes" class="guide wide">
    <div class="about">
      <h2>Formes</h2>
      <p>
        Les mêmes formes reviennent d’un appel à l’autre. <em>Facultatif</em>&nbsp;: la clé peut manquer&nbsp;; toutes les autres sont
        toujours là, quitte à valoir <code>null</code>.
      </p>
      <div class="types">${Object.entries(components).map(typeBlock)}</div>
    </div>
  </section>`
}
