import { constants, themeColors } from '../../../packages/ui/src/theme/tokens.ts'

function readPath(tree: unknown, path: readonly string[]): string | undefined {
  const value = path.reduce<unknown>((node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined), tree)
  return typeof value === 'string' ? value : undefined
}

/** The value of a token such as `radius.large`; of a color in the light and the dark theme. */
export function readTokenValue(token: string): string | undefined {
  const [group, ...path] = token.split('.')
  if (group !== 'color') return readPath(constants, token.split('.'))
  const [light, dark] = [readPath(themeColors.light, path), readPath(themeColors.dark, path)]
  return light === undefined || dark === undefined ? undefined : `${light} light, ${dark} dark`
}
