import { errors } from '#schemas/errors/errors.ts'
import { html, type Html } from './html-template.ts'
import { writeJson } from './format-json.ts'

const refusalExample = {
  success: false,
  data: { code: 'BAD_FILTER', field: 'foo', allowed: ['title', 'author', 'tags', 'publishedAt', 'search'] },
  message: 'Filtre ou tri «\u202ffoo\u202f» impossible ici.',
}

const intro = html`<section id="commencer" class="guide">
  <div class="about">
    <h2>Pour commencer</h2>
    <p>
      Toutes les adresses de cette page commencent par <code>/api</code>. Une réponse JSON a toujours trois clés&nbsp;:
      <code>success</code> dit si l’appel a abouti, <code>data</code> porte le contenu, <code>message</code> est une phrase prête à montrer,
      ou <code>null</code> pour une simple lecture.
    </p>
    <p>
      Le statut HTTP dit la même chose que <code>success</code>. Un refus porte dans <code>data.code</code> un code stable, sur lequel un
      programme peut compter&nbsp;; sa phrase suit la langue demandée.
    </p>
    <ul>
      <li>Une barre oblique finale ne change rien.</li>
      <li>
        <code>{id}</code> est un numéro, ou le dernier segment de l’adresse&nbsp;: <code>/blog/81</code> et
        <code>/blog/creer-son-eurl</code> mènent au même article.
      </li>
      <li>Les instants sont en temps universel&nbsp;: <code>2026-12-03T17:00:00Z</code>.</li>
      <li>Les corps envoyés sont en <code>application/json</code>, 1&nbsp;Mio au plus&nbsp;; les clés inconnues sont ignorées.</li>
    </ul>
  </div>
  <div class="sample">
    <figure>
      <figcaption>Réussite</figcaption>
      <pre tabindex="0"><code>${writeJson({ success: true, data: { blogs: [], total: 0 }, message: null })}</code></pre>
    </figure>
    <figure>
      <figcaption>Refus <span class="status">400</span></figcaption>
      <pre tabindex="0"><code>${writeJson(refusalExample)}</code></pre>
    </figure>
  </div>
</section>`

const siteAndLanguage = html`<section id="site-et-langue" class="guide">
  <div class="about">
    <h2>Site et langue</h2>
    <p>
      Le site est celui de l’hôte appelé&nbsp;; à défaut, celui de l’en-tête <code>x-site-id</code>&nbsp;; à défaut, le site principal. Un
      hôte connu l’emporte sur l’en-tête.
    </p>
    <p>
      L’en-tête <code>userLang</code> (<code>fr_FR</code>, <code>fr-FR</code> ou <code>fr</code>) choisit la langue des contenus et des
      messages&nbsp;; absente ou inconnue du site, c’est sa langue principale. Un texte qui n’est pas traduit vient dans celle-ci.
    </p>
    <h3>Mémoire</h3>
    <p>
      Les lectures portent un <code>ETag</code> et <code>public, no-cache</code>&nbsp;: renvoyez-le dans <code>If-None-Match</code>, et la
      réponse sera <code>304</code> tant que rien n’a changé.
    </p>
  </div>
  <div class="sample">
    <figure>
      <figcaption>En-têtes</figcaption>
      <pre tabindex="0"><code><b>GET</b> /api/site/info
userLang: fr_FR
x-site-id: 37
If-None-Match: "q5Zt…"</code></pre>
    </figure>
  </div>
</section>`

const prefixes: readonly (readonly [string, string])[] = [
  ['valeur', 'égal'],
  ['df:valeur', 'différent (un champ vide compte comme différent)'],
  ['lk:valeur', 'contient, sans égard aux accents ni aux majuscules'],
  ['lt:valeur · lte:valeur', 'inférieur · inférieur ou égal'],
  ['gt:valeur · gte:valeur', 'supérieur · supérieur ou égal'],
]

const lists = html`<section id="listes" class="guide">
  <div class="about">
    <h2>Listes</h2>
    <p>
      Toutes les listes se lisent de la même façon&nbsp;: <code>nbItem</code> éléments par page (1 à 100, 10 par défaut),
      <code>page</code> à partir de 1, <code>orderBy</code>, et un filtre par champ. Au-delà de la dernière page, la liste est vide et
      <code>total</code> reste vrai.
    </p>
    <div class="table">
      <table>
        <caption>
          Préfixes des filtres
        </caption>
        <tbody>
          ${prefixes.map(
            ([written, meaning]) =>
              html`<tr>
                <th scope="row"><code>${written}</code></th>
                <td>${meaning}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <ul>
      <li>Un jour est un jour entier à Paris&nbsp;: <code>lte:</code> finit avec lui, <code>gt:</code> commence avec le suivant.</li>
      <li>
        Le même champ deux fois&nbsp;: les deux conditions. Une virgule&nbsp;: l’une des valeurs (choix, numéros et étiquettes seulement).
      </li>
      <li>Une valeur vide est ignorée&nbsp;; un champ inconnu est refusé, avec la liste de ceux qui sont possibles.</li>
      <li>Les textes se rangent dans l’ordre du français, les valeurs absentes à la fin.</li>
    </ul>
  </div>
  <div class="sample">
    <figure>
      <figcaption>Exemple</figcaption>
      <pre tabindex="0"><code><b>GET</b> /api/blog/folder/list
  ?nbItem=12&amp;page=1
  &amp;orderBy=publishedAt:desc
  &amp;title=lk:eurl
  &amp;publishedAt=gte:2026-01-01</code></pre>
    </figure>
  </div>
</section>`

/** What holds for every call, before the calls themselves. */
export const guideSections: readonly Html[] = [intro, siteAndLanguage, lists]

/** The entries of the guide in the page's contents. */
export const guideLinks = [
  ['commencer', 'Pour commencer'],
  ['site-et-langue', 'Site et langue'],
  ['listes', 'Listes'],
] as const

/** Every error code with its status and its sentence. */
export function errorSection(): Html {
  return html`<section id="erreurs" class="guide wide">
    <div class="about">
      <h2>Codes d’erreur</h2>
      <p>Chaque code a un seul sens, pour toujours. Entre accolades, ce que la réponse remplit.</p>
      <div class="table">
        <table>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Statut</th>
              <th scope="col">Message</th>
            </tr>
          </thead>
          <tbody>
            ${Object.entries(errors).map(
              ([code, { status, fr }]) =>
                html`<tr id="erreur-${code}">
                  <th scope="row"><code>${code}</code></th>
                  <td>${status}</td>
                  <td>${fr}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </div>
  </section>`
}
