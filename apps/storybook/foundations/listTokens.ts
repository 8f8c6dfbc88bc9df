import tokens from '@vehicle-partner/ui/tokens.json' with { type: 'json' }

/** A token for the foundations pages: its path, its custom property and its value in the token file. */
export interface ListedToken {
  path: string
  property: string
  valueText: string
  note: string | undefined
}

const isTree = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null && !Array.isArray(node)

const isShadow = (value: unknown): value is Record<string, unknown> => isTree(value) && 'blur' in value

function formatValue(value: unknown): string {
  if (Array.isArray(value) && value.every(isShadow)) return value.map(formatValue).join(', ')
  if (isShadow(value)) return ['offsetX', 'offsetY', 'blur', 'spread', 'color'].map((part) => formatValue(value[part])).join(' ')
  if (isTree(value) && 'unit' in value) return `${String(value['value'])} ${String(value['unit'])}`
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

/** All tokens of a branch, in file order. `prefix` is the branch's name in the custom properties. */
export function listTokens(branch: unknown, prefix: string, path: string[] = []): ListedToken[] {
  if (!isTree(branch)) return []
  return Object.entries(branch).flatMap(([key, node]) => {
    if (key.startsWith('$') || !isTree(node)) return []
    const tokenPath = [...path, key]
    if (!('$value' in node)) return listTokens(node, prefix, tokenPath)
    const note = node['$description']
    return {
      path: tokenPath.join('.'),
      property: `--vp-${[prefix, ...tokenPath].join('-')}`,
      valueText: formatValue(node['$value']),
      note: typeof note === 'string' ? note : undefined,
    }
  })
}

export { tokens }
