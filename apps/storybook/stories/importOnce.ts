import type { Plugin } from 'vite'

/**
 * Calls each dynamic import of a module once. A browser walks through all modules below an import whenever it is called, also when they are
 * loaded already; on a development server these are hundreds, which took a seventh of the time of a page, and made every lazy part late.
 */
export const importOnce: Plugin = {
  name: 'import-once',
  enforce: 'post',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import(')) return
    const once = code.replaceAll(
      /\bimport\((["'][^"'\n]+["'])\)/g,
      (call, path: string) => `($imported[${path}] ??= ${call}.catch((error) => { delete $imported[${path}]; throw error }))`,
    )
    return once === code ? undefined : { code: `const $imported = {};${once}`, map: null }
  },
}
