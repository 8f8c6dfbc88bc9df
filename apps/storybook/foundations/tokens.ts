import tokens from '@vehicle-partner/ui/tokens.json' with { type: 'json' }

/** One token as the foundations pages show it: its path, its custom property, and what the token file says. */
export interface Shown {
  path: string
  property: string
  written: string
  note: string | undefined
}

const isTree = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null && !Array.isArray(node)

function written(value: unknown): string {
  if (isTree(value) && 'unit' in value) return `${String(value['value'])} ${String(value['unit'])}`
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

/** All tokens of a branch in the order of the file; `prefix` is the branch's name among the custom properties. */
export function shown(branch: unknown, prefix: string, path: string[] = []): Shown[] {
  if (!isTree(branch)) return []
  return Object.entries(branch).flatMap(([key, node]) => {
    if (key.startsWith('$') || !isTree(node)) return []
    const here = [...path, key]
    if (!('$value' in node)) return shown(node, prefix, here)
    const note = node['$description']
    return {
      path: here.join('.'),
      property: `--vp-${[prefix, ...here].join('-')}`,
      written: written(node['$value']),
      note: typeof note === 'string' ? note : undefined,
    }
  })
}

export { tokens }
