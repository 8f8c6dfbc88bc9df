// The linter's import/no-cycle follows static imports only. A lazily loaded screen that imports the module which loads it is a cycle
// too: neither file can be understood, tested or moved without the other.
import { posix } from 'node:path'
import { parseAst } from 'vitest/node'

interface AstNode {
  readonly type: string
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is AstNode => typeof value === 'object' && value !== null && 'type' in value

/** Specifiers that the code imports at run time, statically or dynamically; types aside. */
export function listRuntimeImports(code: string, lang: 'ts' | 'tsx'): string[] {
  const specifiers: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!isNode(value)) return
    const { type, source } = value
    const specifier = isNode(source) && typeof source['value'] === 'string' ? source['value'] : undefined
    if (specifier !== undefined && importTypes.has(type) && !isTypeOnly(value)) specifiers.push(specifier)
    Object.values(value).forEach(visit)
  }
  visit(parseAst(code, { lang }).body)
  return specifiers
}

const importTypes = new Set(['ImportDeclaration', 'ImportExpression', 'ExportNamedDeclaration', 'ExportAllDeclaration'])

/** `import type`, `export type`, and declarations whose specifiers are all types. */
function isTypeOnly(node: AstNode): boolean {
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true
  const specifiers = Array.isArray(node['specifiers']) ? node['specifiers'].filter(isNode) : []
  return specifiers.length > 0 && specifiers.every((specifier) => specifier['importKind'] === 'type' || specifier['exportKind'] === 'type')
}

/** The import graph of files, by path; imports of packages and of other files are left out. */
export function createImportGraph(files: readonly string[], read: (file: string) => string): Map<string, string[]> {
  const known = new Set(files)
  return new Map(
    files.map((file) => [
      file,
      listRuntimeImports(read(file), file.endsWith('.tsx') ? 'tsx' : 'ts')
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')))
        .filter((target) => known.has(target)),
    ]),
  )
}

/** The strongly connected components of a graph that contain a cycle (Tarjan's algorithm). */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const indexes = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const connect = (file: string): number => {
    const index = indexes.size
    indexes.set(file, index)
    stack.push(file)
    let lowLink = index
    for (const target of graph.get(file) ?? []) {
      if (!indexes.has(target)) lowLink = Math.min(lowLink, connect(target))
      else if (stack.includes(target)) lowLink = Math.min(lowLink, indexes.get(target) ?? index)
    }
    if (lowLink === index) {
      const component = stack.splice(stack.indexOf(file))
      if (component.length > 1 || graph.get(file)?.includes(file)) cycles.push(component)
    }
    return lowLink
  }
  for (const file of graph.keys()) if (!indexes.has(file)) connect(file)
  return cycles
}
