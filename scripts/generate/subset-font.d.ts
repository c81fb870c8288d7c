declare module 'subset-font' {
  interface CutOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    readonly keepFeatures?: readonly string[]
    readonly variationAxes?: Readonly<Record<string, number | { readonly min?: number; readonly max?: number; readonly default?: number }>>
  }
  /** Cuts a font down to the glyphs of a text, and to a part of the space that it varies in. */
  function subsetFont(font: Uint8Array, text: string, options?: CutOptions): Promise<Uint8Array>
  export = subsetFont
}
