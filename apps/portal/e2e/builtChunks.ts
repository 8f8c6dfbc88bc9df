import { readFileSync } from 'node:fs'
import * as z from 'zod'

const manifest = z
  .record(z.string(), z.object({ file: z.string() }))
  .parse(JSON.parse(readFileSync(new URL('../dist/manifest.json', import.meta.url), 'utf8')))

/** A glob of the built file of a module, such as `src/auth/RegisterScreen.tsx`: built files are named by their hash. */
export function builtChunk(module: string): string {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`No chunk is built from ${module}`)
  return `**/${chunk.file}`
}
