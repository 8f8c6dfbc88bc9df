import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes a brotli and a gzip copy of every text asset at the best quality, which is too slow to do per request. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      folder = join(config.root, config.build.outDir, config.build.assetsDir)
    },
    async closeBundle() {
      const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
      await Promise.all(names.map((name) => compress(join(folder, name))))
    },
  }
}

async function compress(path: string) {
  const text = await readFile(path)
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }
  await Promise.all([
    promisify(brotliCompress)(text, quality).then((bytes) => writeFile(`${path}.br`, bytes)),
    promisify(gzip)(text, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ])
}
