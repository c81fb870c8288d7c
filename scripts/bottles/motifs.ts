/** What is drawn on a label, in a square of 100 whose middle is 0: each in the label's own colour, with ink lines. */
export const motifs = {
  sun: (color: string) =>
    `<path fill="${color}" d="M-40 24a40 40 0 0 1 80 0z"/><path d="M-50 24H50M0-30v-14M-27-20l-9-11M27-20l9-11M-44 4l-12-6M44 4l12-6M-34 34h68M-22 43h44"/>`,
  strata: (color: string) =>
    `<path fill="${color}" d="M-46-6c30-14 58 10 92-4v22c-34 14-62-10-92 4z"/><path d="M-46-24c30-14 58 10 92-4M-46-6c30-14 58 10 92-4M-46 16c30-14 58 10 92-4M-46 34c30-14 58 10 92-4"/>`,
  hut: (color: string) =>
    `<path fill="${color}" d="M-42 36c0-52 20-74 42-74s42 22 42 74z"/><path d="M-42 36c0-52 20-74 42-74s42 22 42 74zM-38 14h76M-31-8h62M-18-27h36M-11 36V16q11-12 22 0v20M-54 36H54"/>`,
  leaf: (color: string) =>
    `<path fill="${color}" d="M0 40C-30 34-46 12-40-8l16 4c-6-14-2-26 8-34 4 8 10 12 16 12s12-4 16-12c10 8 14 20 8 34l16-4C46 12 30 34 0 40z"/><path d="M0 48V-14M0 26l-22-16M0 26l22-16M0 6l-14-16M0 6l14-16"/>`,
  star: (color: string) =>
    `<circle r="20" fill="${color}"/><path d="M0-46v18M0 28v18M-46 0h18M28 0h18M-32-32l12 12M20 20l12 12M32-32 20-20M-20 20l-12 12"/>`,
  wave: (color: string) =>
    `<circle cx="22" cy="-22" r="15" fill="${color}"/><path d="M-48 2q12-14 24 0t24 0 24 0 24 0M-48 18q12-14 24 0t24 0 24 0 24 0M-48 34q12-14 24 0t24 0 24 0 24 0"/>`,
  bird: (color: string) =>
    `<path fill="${color}" d="M-46 4c16-6 28-26 46-26 16 0 20 10 20 16l22 2-20 8c-2 22-18 34-40 34 6-4 8-8 8-12-16 0-30-8-36-22z"/><path d="M-6 8c10 2 18-2 22-10M-8 38v12M4 36v12M-22 50h40"/>`,
  pine: (color: string) =>
    `<path fill="${color}" d="M-44-4c-4-24 18-38 44-38s48 14 44 38c-14 10-74 10-88 0z"/><path d="M0 46V4M0 24l-20-18M0 16l16-12M-50 46H50"/>`,
  stones: (color: string) =>
    `<path fill="${color}" d="M-24-34h48l8 18h-64z"/><path d="M-24-34h48l8 18h-64zM-36-12h72l6 20h-84zM-44 12h88l6 24h-100zM-6-12v20M18 12v24M-20 12v24"/>`,
  goat: (color: string) =>
    `<path fill="${color}" d="M-32 2c14-10 34-8 44-10l8-18 18 8-10 8c-2 16-8 26-18 30h-34z"/><path d="M-30 4v38M-18 18v24M8 18v24M-2 20v22M20-26c-2-10-10-14-16-14M-32 2l-10-8M-46 42h72"/>`,
} as const satisfies Record<string, (color: string) => string>

/** The name of what is drawn on a label. */
export type MotifName = keyof typeof motifs
