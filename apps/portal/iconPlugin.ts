import type { Plugin } from 'vite'

/** Leaves out of the icons of lucide-react what `drawIcon` does not read: names, sizes, and random keys, which no compression shortens. */
export const shortenIcons = (): Plugin => ({
  name: 'shorten-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code) =>
      code
        .replaceAll(/,\s*key: "\w+"/g, '')
        .replaceAll(/^ {2}(?:name|size): .*\n/gm, '')
        .replace(/^__iconData\.node;$/m, ''),
  },
})
