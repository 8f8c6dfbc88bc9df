import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const placeholder = `const build = 'development'`

/** Writes the name of the build into the worker: browsers install a worker anew when its text has changed. */
export function stampWorker(): Plugin {
  let out = ''
  let build = ''
  return {
    name: 'stamp-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      out = join(config.root, config.build.outDir)
    },
    generateBundle(_options, bundle) {
      build = createHash('sha256').update(Object.keys(bundle).toSorted().join(' ')).digest('hex').slice(0, 12)
    },
    async closeBundle() {
      const path = join(out, 'portalWorker.js')
      const text = await readFile(path, 'utf8')
      if (!text.includes(placeholder)) throw new Error('portalWorker.js has no place for the name of the build')
      await writeFile(path, text.replace(placeholder, `const build = '${build}'`))
    },
  }
}
