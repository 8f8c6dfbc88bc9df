import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8).replaceAll(/[-_]/g, 'x')

/** The file of an early script. */
export function findEarlyScript(bundle: Rolldown.OutputBundle, name: string): string {
  const script = Object.keys(bundle).find((file) => file.startsWith(`assets/${name}-`))
  if (script === undefined) throw new Error(`The bundle has no ${name} script`)
  return script
}

/** Replaces the first occurrence of each text; throws where there is none. */
export function replaceAllOnce(html: string, replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((text, [search, replacement]) => {
    if (!text.includes(search)) throw new Error(`index.html has no ${search}`)
    return text.replace(search, () => replacement)
  }, html)
}

/**
 * Moves the program's script tags to the bootstrap script, which loads them after the first paint: the prerendered page is visible
 * without the program, and stylesheet and font get the bandwidth.
 */
export function deferProgram(html: string): string {
  const program: string[] = []
  const chunks: string[] = []
  const withoutProgram = html.replaceAll(
    /<script type="module"[^>]*src="([^"]+)"><\/script>|<link rel="modulepreload"[^>]*href="([^"]+)">/g,
    (_, script, chunk) => {
      if (typeof script === 'string') program.push(script)
      else chunks.push(String(chunk))
      return ''
    },
  )
  if (program.length === 0) throw new Error('index.html has no module script')
  return replaceAllOnce(withoutProgram, [['<script ', `<script data-program="${program.join(' ')}" data-chunks="${chunks.join(' ')}" `]])
}

export const listChunks = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** Preload links for a screen's chunks that are not entry chunks. */
export const createPreloadLinks = (screen: ReadonlySet<Rolldown.OutputChunk>, entry: ReadonlySet<Rolldown.OutputChunk>): string =>
  [...screen]
    .filter((chunk) => !entry.has(chunk))
    .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`)
    .join('')
