import type { Pickers } from '#forms/pickers.ts'

/** Pickers of contents, colours and anchors that always give the same answers. */
export const stillPickers: Pick<Pickers, 'choices' | 'theme' | 'anchors'> = {
  choices: {
    list: (kind) => Promise.resolve([{ value: kind, label: 'Vendanges', detail: 'vendanges', isOnline: true }]),
    find: (_, value) => Promise.resolve({ value, label: `Nom de ${value}`, detail: '', isOnline: value !== 7 }),
  },
  theme: {
    tone: (name) => ({ surface: name === 'ink' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)', text: 'rgb(128, 128, 128)' }),
    colours: () => [{ name: 'accent', value: '#aa3300' }],
  },
  anchors: () => [{ anchor: 'tarifs', label: 'Nos tarifs (#tarifs)' }],
}
