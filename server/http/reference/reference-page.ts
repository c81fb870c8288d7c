import { calls } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { anchorOf, callSection, writePath } from './call-section.ts'
import { errorSection, guideLinks, guideSections } from './guide-sections.ts'
import { html, type Html } from './html-template.ts'
import { answerSchemas } from './named-schemas.ts'
import { typeSection } from './type-section.ts'

const groups: Readonly<Record<string, readonly [string, string]>> = {
  parameter: ['Réglages', 'Ce que le site montre de ses réglages.'],
  site: ['Site', 'Ce qu’une page doit savoir de son site, et ses visites.'],
  user: ['Personne', 'La personne qui appelle, et son compte.'],
  password: ['Mot de passe oublié', 'En choisir un autre par un lien reçu.'],
  session: ['Sessions', 'Où la personne est connectée.'],
  totp: ['Codes de connexion', 'Le second facteur des administrateurs.'],
  newsletter: ['Lettres d’information', 'S’abonner, confirmer, se désabonner d’un clic.'],
  privacy: ['Données personnelles', 'Les demandes sur ses propres données.'],
  consent: ['Accord', 'La preuve de ce qu’un visiteur accepte ou refuse.'],
  component: ['Composants', 'Les réglages des composants.'],
  shell: ['Cadres', 'Les barres et le pied de page autour des contenus.'],
  page: ['Pages', 'Les pages, telles que le navigateur les reçoit.'],
  element: ['Collections', 'Les éléments du site\u00a0: logos, événements, et ceux que l’on invente.'],
  blog: ['Blog', 'Les articles et leurs dossiers.'],
}

function groupOf({ name }: CallDefinition): string {
  return name.slice(0, name.indexOf('.'))
}

function contents(byGroup: ReadonlyMap<string, readonly CallDefinition[]>): Html {
  const ofCalls = [...byGroup].map(
    ([group, members]) =>
      html`<li>
        <a class="group" href="#groupe-${group}">${groups[group]?.[0] ?? group}</a>
        <ul>
          ${members.map(
            (call) =>
              html`<li data-words="${call.name} ${call.path} ${call.summary}">
                <a href="#${anchorOf(call)}"
                  ><span class="method ${call.method.toLowerCase()}">${call.method}</span> <code>${writePath(call)}</code></a
                >
              </li>`,
          )}
        </ul>
      </li>`,
  )
  return html`<ul class="contents">
    ${guideLinks.map(([anchor, label]) => html`<li><a class="group" href="#${anchor}">${label}</a></li>`)} ${ofCalls}
    <li><a class="group" href="#formes">Formes</a></li>
    <li><a class="group" href="#erreurs">Codes d’erreur</a></li>
  </ul>`
}

const seal =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='7' fill='%23b3261e'/%3E%3Cpath d='M4.5 5 8 11.5 11.5 5' fill='none' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E"

/** The addresses of the page's own files. */
export interface ReferenceFiles {
  readonly style: string
  readonly script: string
}

// The templates are indented for who reads them; only what stands in <pre> is kept as it is.
function withoutIndentation(text: string): string {
  return text
    .split(/(<pre[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre') ? part : part.replace(/\s*\n\s*/g, '\n')))
    .join('')
    .trim()
}

/** Writes the reference of the API as one page: readable without its script, which only searches. */
export function referencePage({ style, script }: ReferenceFiles): string {
  const schemas = answerSchemas(calls)
  const byGroup = Map.groupBy(calls as readonly CallDefinition[], groupOf)
  const sections = [...byGroup].map(
    ([group, members]) =>
      html`<section class="group" id="groupe-${group}">
        <header>
          <h2>${groups[group]?.[0] ?? group}</h2>
          <p>${groups[group]?.[1] ?? ''}</p>
        </header>
        ${members.map((call) => callSection(call, schemas.ofCall.get(call.name) ?? {}))}
      </section>`,
  )
  const page = html`<!DOCTYPE html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light" />
        <title>Référence de l’API · Vitrine</title>
        <link rel="icon" href="${seal}" />
        <link rel="stylesheet" href="${style}" />
        <script type="module" src="${script}"></script>
      </head>
      <body>
        <a class="skip" href="#contenu">Aller au contenu</a>
        <header class="top">
          <p class="name"><a href="#contenu">Vitrine</a> <span>Référence de l’API</span></p>
          <a class="download" href="/api/openapi.json">OpenAPI 3.1</a>
        </header>
        <nav class="side" aria-label="Sommaire">
          <details open>
            <summary>Sommaire</summary>
            <p class="search" hidden>
              <label for="chercher">Chercher un appel</label>
              <input id="chercher" type="search" autocomplete="off" spellcheck="false" placeholder="blog, page, visit…" />
              <span class="found" role="status"></span>
            </p>
            ${contents(byGroup)}
          </details>
        </nav>
        <main id="contenu">
          <header class="opening">
            <h1>Les appels de Vitrine</h1>
            <p>
              Tout ce que le site montre se lit par ces appels&nbsp;: ses réglages, ses pages, son blog, ses collections. Ils répondent en
              JSON, à tout le monde de la même façon, et cette page est écrite à partir des mêmes schémas que les contrôles du serveur.
            </p>
          </header>
          ${guideSections} ${sections} ${typeSection(schemas)} ${errorSection()}
        </main>
      </body>
    </html>`
  return withoutIndentation(page.text)
}
