import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** `api.vehicles.list` and `useApi().vehicles.list`. */
const member = /\b(?:api|useApi\(\))\.(\w+)\./g
/** `const { vehicles } = useApi()` and `({ vehicles }: Api) =>`. */
const pattern = /\{([\w\s,]+)\}(?::\s*Api\b|\s*=\s*useApi\(\))/g

/** The client of a session makes its first calls before any page does. */
const firstCalls: Readonly<Record<string, readonly string[]>> = { 'session/sessionApi.ts': ['users'] }

/** Whether a file describes a resource. */
export const isResource = (id: string): boolean => id.endsWith('.contract.ts')

/** The resources of the contract that the code of a signed-in page calls. */
export function listCalledResources(code: string): string[] {
  const members = [...code.matchAll(member)].map(([, name = '']) => name)
  const destructured = [...code.matchAll(pattern)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  return [...new Set([...members, ...destructured])].filter((name) => name !== '')
}

/** Whether a file describes calls that several resources have. */
const hasEndpoints = (id: string): boolean => id.endsWith('Endpoints.ts')

/** Removes the sentences about calls from a resource: only the OpenAPI document has them. */
const dropSummaries = (code: string): string =>
  code.replaceAll(/^\s+summary:\s+(?:(['"`]).*\1|summaries\.\w+),$/gm, '').replaceAll(/^\s+summaries:\s+\{\n[^}]*\},$/gm, '')

/**
 * Makes the code of signed-in pages import the schemas of the resources that it calls. The client loads them by itself with the first
 * call; this way they come with the page and share its chunks, without the sentences for readers. Public pages get their client from the
 * session, after the first paint.
 */
export function importResources(root: string): Plugin {
  const source = join(root, 'src/')
  let files = new Map<string, string>()
  return {
    name: 'import-resources',
    enforce: 'pre',
    apply: 'build',
    async buildStart() {
      const entry = await this.resolve('@vehicle-partner/api/contract', join(source, 'main.tsx'))
      if (!entry) throw new Error('The contract was not found')
      files = readResources(entry.id)
    },
    transform(code, id) {
      // The bundler drops an import without names of a module that has no side effects.
      if (isResource(id)) return { code: dropSummaries(code), moduleSideEffects: true }
      if (hasEndpoints(id)) return dropSummaries(code)
      if (!id.startsWith(source) || !/\.tsx?$/.test(id)) return undefined
      const resources = [...listCalledResources(code), ...(firstCalls[id.slice(source.length)] ?? [])]
      const imports = resources.flatMap((name) => files.get(name) ?? [])
      return imports.length === 0 ? undefined : `${code}\n${imports.map((file) => `import '${file}'`).join('\n')}`
    },
  }
}

/** The file of each resource of the contract. */
function readResources(list: string): Map<string, string> {
  const lines = readFileSync(list, 'utf8').matchAll(/^export \{ ([^}]+) \} from '([^']+\.contract\.ts)'/gm)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) => names.split(', ').map((name) => [name, join(dirname(list), file)] as const)),
  )
}

/** Leaves out what the client loads by itself, so that only the pages that call a resource count as its users. */
export const withoutLoaders = (): Plugin => ({
  name: 'without-loaders',
  resolveDynamicImport: (specifier, importer) =>
    importer?.endsWith('/contractLoaders.ts') === true && typeof specifier === 'string' ? false : undefined,
})
