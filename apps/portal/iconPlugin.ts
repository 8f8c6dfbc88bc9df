import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { hasOnePath, toIconPath } from './iconPath.ts'

const IconModule = z.object({ __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }).optional() })

/**
 * Draws the icons of lucide-react by `drawIcon` of packages/ui, each as one path: fewer elements for the browser, and neither the options of
 * lucide-react nor the names and random keys of its elements. Modules that lead to an icon's new name stay as they are,
 * and so do icons that one path cannot draw.
 */
export const drawIcons = (): Plugin => ({
  name: 'draw-icons',
  load: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    async handler(id) {
      const { __iconData: icon } = IconModule.parse({ ...(await import(pathToFileURL(id).href)) })
      const drawing = await this.resolve('@vehicle-partner/ui/icons', import.meta.filename)
      // The bundler loads every icon of lucide-react, also those that no screen uses.
      if (!icon || !drawing || !hasOnePath(icon.node)) return null
      const path = JSON.stringify(toIconPath(icon.node))
      return `import { drawIcon } from ${JSON.stringify(drawing.id)}\nexport default /*#__PURE__*/ drawIcon(${path})`
    },
  },
})
