import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { toIconPath } from './iconPath.ts'

const IconModule = z.object({ __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }).optional() })

/**
 * Draws the icons of lucide-react by `drawIcon` of packages/ui, each as one path: fewer elements for the browser, and neither the options of
 * lucide-react nor the names and random keys of its elements. Icons that one path cannot draw, which the bundler loads although no screen uses
 * them, stay as they are, and so do modules that lead to an icon's new name.
 */
export const drawIcons = (): Plugin => ({
  name: 'draw-icons',
  load: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    async handler(id) {
      const { __iconData: icon } = IconModule.parse({ ...(await import(pathToFileURL(id).href)) })
      const path = icon && toIconPath(icon.node)
      if (path === undefined) return null
      const drawing = await this.resolve('@vehicle-partner/ui/icons', import.meta.filename)
      if (!drawing) throw new Error('The icons of packages/ui were not found')
      return `import { drawIcon } from ${JSON.stringify(drawing.id)}\nexport default /*#__PURE__*/ drawIcon(${JSON.stringify(path)})`
    },
  },
})
