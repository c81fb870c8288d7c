import { DEEDS, HAND, PLACES, type Deed, type HandPlace, type Meaning } from '#composer/keys/hand.ts'

const places: Readonly<Record<HandPlace, string>> = {
  page: 'la page',
  text: 'un texte de la page',
  outline: 'le plan',
  name: 'un nom, dans le plan',
  field: 'un champ des réglages',
  palette: '« Ajouter »',
}

const deeds: Readonly<Record<Deed, string>> = {
  click: 'clic',
  'double-click': 'deux clics',
  Enter: '<kbd>⏎</kbd>',
  Escape: '<kbd>Échap</kbd>',
  Tab: '<kbd>Tab</kbd>',
  letter: 'une lettre',
  sign: '<kbd>/</kbd>',
  delete: '<kbd>Suppr</kbd>, <kbd>Retour arrière</kbd>',
  arrows: 'les flèches',
}

const meanings: Readonly<Record<Meaning, string>> = {
  add: 'ajouter un élément',
  'add-first': 'ajouter celui qui est marqué',
  around: 'choisir l’élément autour',
  caret: 'placer le curseur',
  'clear-search': 'vider la recherche, puis revenir',
  'command-by-choice': 'rien ; un acte si vous avez activé ces touches',
  'delete-character': 'effacer un caractère',
  'former-name': 'laisser l’ancien nom',
  'go-to-name': 'aller au nom qui commence ainsi',
  'leave-text': 'quitter le texte, qui reste comme écrit',
  'leave-text-or-line': 'quitter le texte, ou une nouvelle ligne s’il en a plusieurs',
  'next-control': 'aller plus loin',
  'next-text': 'passer au texte suivant',
  nothing: 'rien',
  'open-fields': 'ouvrir les réglages',
  remove: 'supprimer l’élément',
  rename: 'renommer',
  select: 'choisir l’élément',
  'select-word': 'choisir un mot',
  stay: 'garder ce qui est écrit',
  'store-name': 'garder le nom',
  type: 'écrire',
  'type-or-add': 'écrire ; ajouter un élément si le texte est vide',
  walk: 'aller d’une ligne ou d’une vignette à l’autre',
  write: 'écrire dans le texte, sinon choisir l’élément',
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Writes the page of the guide that says what each click and key means in each place of the composer. */
export function generateComposerHand(): string {
  const rows = DEEDS.map((deed) => row([deeds[deed], ...PLACES.map((place) => meanings[HAND[deed][place]])]))
  return `# Un clic, une touche : un seul sens

Fait par \`npm run generate\` depuis la table \`src/composer/keys/hand.ts\`. Chaque clic et chaque touche a un sens dans chaque endroit du composeur. Dans un texte, une lettre écrit toujours, aussi pendant que le texte s’ouvre. Échap n’efface jamais ce que vous avez écrit sur la page ou dans un champ ; <kbd>Ctrl Z</kbd> le reprend. Au doigt et sur un téléphone, une première pression choisit l’élément, une seconde ouvre son texte ; Ctrl ou Maj et un clic choisissent l’élément seul. Toutes les touches : [Les touches du composeur](composer-keys.md).

${[row(['', ...PLACES.map((place) => places[place])]), row(['---', ...PLACES.map(() => '---')]), ...rows].join('\n')}

Une lettre qui en suit une autre à moins de 400 ms, ou qu’une autre suit, n’est jamais un acte ; après Entrée, Échap, Tab ou F6, la suite est finie. Une touche tenue n’agit qu’une fois, sauf pour passer d’un élément à l’autre, le monter ou le descendre pas à pas, annuler et rétablir.
`
}
