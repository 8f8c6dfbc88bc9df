// Gives every part its own stylesheet, which the part's module imports, beside the one sheet with all of them.
import { relative } from 'node:path'
import { transform } from 'lightningcss'
import type { Plugin } from 'rolldown'

/** Fonts, reset and tokens: every part imports them before its own rules. */
const themeSheet = 'theme.css'
const themeSources = ['theme/layers.css', 'theme/font.css', 'theme/themes.css', 'theme/globalStyles.css']
// In each sheet, because bundlers may load them in any order.
const layerOrder = '@layer vp.reset,vp.tokens,vp.parts,vp.components,vp.layout;\n'
// Of vanilla-extract: `import "src/Button/Button.css.ts.vanilla.css";`
const sheetImport = /^import "([^"]+\.vanilla\.css)";?\n?/gm

const minify = (fileName: string, css: string) =>
  new TextDecoder().decode(transform({ filename: fileName, code: new TextEncoder().encode(css), minify: true }).code)

/** `Button/Button.css` for the styles of `src/Button/Button.css.ts`. */
const sheetName = (id: string, root: string) =>
  relative(`${root}/src`, id.startsWith('/') ? id : `${root}/${id}`).replace(/\.ts\.vanilla\.css.*$/, '')

/**
 * Writes `Button/Button.css` for `Button/Button.css.js`, and an import of it: `#styles/Button/Button.css`, which package.json leads to
 * the sheet for bundlers and to nothing in Node. Runs before vanilla-extract removes its imports, and after it has written the whole sheet.
 */
export function partSheets(root: string, wholeSheet: string): Plugin {
  return {
    name: 'part-sheets',
    generateBundle(_, bundle) {
      const sources = new Map<string, string>()
      const read = (id: string): string => {
        const css: unknown = this.getModuleInfo(id)?.meta['css']
        if (typeof css !== 'string') throw new Error(`No styles of ${id}`)
        return css
      }
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const names = new Set<string>()
        const code = file.code.replace(sheetImport, (_line, id: string) => {
          const name = sheetName(id, root)
          sources.set(name, read(id))
          names.add(name)
          return ''
        })
        const own = file.fileName.replace(/\.js$/, '')
        if (themeSources.includes(own) || !names.has(own)) file.code = code
        else file.code = `import "#styles/${themeSheet}";\nimport "#styles/${own}";\n${code}`
      }
      const emit = (fileName: string, css: string) => this.emitFile({ type: 'asset', fileName, source: minify(fileName, css) })
      for (const [name, css] of sources) if (!themeSources.includes(name)) emit(name, layerOrder + css)
      emit(themeSheet, themeSources.map((name) => sources.get(name) ?? '').join('\n'))
      const whole = bundle[wholeSheet]
      if (whole?.type !== 'asset') throw new Error(`The build has no ${wholeSheet}`)
      whole.source = minify(wholeSheet, String(whole.source))
    },
  }
}
