import { describe, expect, it } from 'vitest'
import { filesOfBuild, filesOfSources } from './asset-manifest.ts'

const manifest = {
  'src/site/loader/entry-loader.ts': { file: 'assets/loader-1.js' },
  'src/site/loader/entry-late-parts.ts': { file: 'assets/late-parts-13.js' },
  'src/site/entry-client.tsx': { file: 'assets/app-2.js', name: 'app', imports: ['_runtime.js', '_app.js'] },
  'src/site/consent/entry-consent.ts': { file: 'assets/consent-8.js' },
  'src/site/preview/entry-preview.tsx': { file: 'assets/preview-11.js' },
  'src/site/loader/entry-shop-loader.ts': { file: 'assets/loader-shop-10.js' },
  '_app.js': { file: 'assets/app-3.js', name: 'app' },
  '_runtime.js': { file: 'assets/runtime-9.js', name: 'runtime' },
  'src/site/preview/overlay/canvas.css': { file: 'assets/canvas-12.css' },
  'src/ui/styles/base.css': { file: 'assets/base-4.css' },
  'src/ui/styles/noscript.css': { file: 'assets/noscript-5.css' },
  'style.css': { file: 'assets/style-6.css' },
  'src/ui/fonts/fraunces-600.woff2': { file: 'assets/fraunces-600-7.woff2' },
  'src/ui/fonts/newsreader-italic.woff2': { file: 'assets/newsreader-italic-8.woff2' },
}

describe('filesOfBuild', () => {
  it('reads names from the manifest; the app is the file that the entry only imports', () => {
    const files = filesOfBuild(manifest)
    expect(files).toMatchObject({
      loader: '/assets/loader-1.js',
      late: '/assets/late-parts-13.js',
      app: '/assets/app-3.js',
      consent: '/assets/consent-8.js',
      preview: '/assets/preview-11.js',
      canvas: '/assets/canvas-12.css',
      shopLoader: '/assets/loader-shop-10.js',
      base: '/assets/base-4.css',
      noscript: '/assets/noscript-5.css',
    })
    expect(files.stylesOf(['hero', 'text'])).toEqual(['/assets/style-6.css'])
  })

  it('draws each font of a theme with the cut of its weight and style, when there is one', () => {
    const { fontFile } = filesOfBuild(manifest)
    const asked = [
      ['Fraunces', 600, 'normal'],
      ['Newsreader', 400, 'italic'],
      ['Fraunces', 900, 'normal'],
      ['Newsreader', 800, 'italic'],
      ['constructor', 400, 'normal'],
    ] as const
    expect(asked.map(([family, weight, style]) => fontFile({ family, weight, style }))).toEqual([
      '/assets/fraunces-600-7.woff2',
      '/assets/newsreader-italic-8.woff2',
      null,
      null,
      null,
    ])
  })

  it('takes the entry itself where the build has put the app into it', () => {
    const entry = { file: 'assets/app-2.js', name: 'app', imports: ['_runtime.js'] }
    expect(filesOfBuild({ ...manifest, 'src/site/entry-client.tsx': entry }).app).toBe('/assets/app-2.js')
  })

  it('refuses an empty manifest and says what to run', () => {
    expect(() => filesOfBuild({})).toThrow('npm run build')
  })

  it('are the sources themselves in development', () => {
    const shared = filesOfSources().stylesOf([])
    expect(shared).toContain('/src/ui/forms/forms.module.css')
    expect(filesOfSources().stylesOf(['text', 'hero'])).toEqual([...shared, '/blocks/hero/View.module.css', '/blocks/text/View.module.css'])
  })
})
