import { expect, it } from 'vitest'
import messages from '#i18n/messages/composer/fr.json' with { type: 'json' }
import { cardActs } from './french.ts'

it('gives the buttons of a card the words of the acts in the composer', () => {
  expect(cardActs).toEqual({
    repair: messages['composer.checks.fix'],
    change: 'Changer de type',
    remove: messages['composer.command.remove'],
  })
})
