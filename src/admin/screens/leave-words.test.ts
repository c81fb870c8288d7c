import { expect, it } from 'vitest'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import type { PanelText } from '#admin/texts/use-panel-text.ts'
import { leaveWords } from './leave-words.ts'

const intl = createText('fr_FR', panelFr)
const text: PanelText = (id, values) => intl.formatMessage({ id }, values)

it.each([
  [
    { uploads: 2 },
    'Des fichiers ne sont pas encore envoyés',
    ['2 fichiers sont en cours d’envoi\u00a0: si vous partez maintenant, ils ne seront pas ajoutés.'],
  ],
  [
    { uploads: 1, refused: 1 },
    'Des fichiers ne sont pas encore envoyés',
    [
      '1 fichier est en cours d’envoi\u00a0: si vous partez maintenant, il ne sera pas ajouté.',
      '1 fichier n’a pas pu être envoyé\u00a0: si vous partez maintenant, vous devrez le choisir à nouveau.',
    ],
  ],
  [
    { refused: 3, edits: 4 },
    'Des changements ne sont pas enregistrés',
    [
      'Si vous partez maintenant, ce qui n’est pas enregistré est perdu.',
      '3 fichiers n’ont pas pu être envoyés\u00a0: si vous partez maintenant, vous devrez les choisir à nouveau.',
    ],
  ],
  [
    { conflicts: 1 },
    'Un conflit attend votre choix',
    ['1 conflit reste à trancher\u00a0: en attendant, votre version n’est pas dans la page.'],
  ],
])('asks about %j with the title « %s » and a sentence for each kind', (risks, title, sentences) => {
  expect(leaveWords(risks, text)).toEqual({ title, sentences })
})
