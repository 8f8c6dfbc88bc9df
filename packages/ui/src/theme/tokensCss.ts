/** One rule of custom properties, with its condition where it has one. */
export interface TokenRule {
  selector: string
  media?: string
  supports?: string
  colorScheme?: string
  /** The colour of words. */
  color?: string
  vars?: Readonly<Record<string, string>>
}

const listDeclarations = ({ colorScheme, color, vars = {} }: TokenRule): [name: string, value: string][] => [
  ...(colorScheme ? [['color-scheme', colorScheme] as [string, string]] : []),
  ...(color ? [['color', color] as [string, string]] : []),
  ...Object.entries(vars),
]

/** A rule as CSS text. */
export function formatRule(rule: TokenRule): string {
  const body = listDeclarations(rule).map(([name, value]) => `  ${name}: ${value};`)
  const text = [`${rule.selector} {`, ...body, '}'].join('\n')
  const condition = rule.media ? `@media ${rule.media}` : rule.supports ? `@supports ${rule.supports}` : undefined
  return condition ? `${condition} {\n${text}\n}` : text
}

/** The tokens as a stylesheet of custom properties, for people who take the look without the components. */
export const createTokensCss = (rules: readonly TokenRule[]): string =>
  `@layer vp, vp.reset, vp.tokens;\n@layer vp.tokens {\n${rules.map(formatRule).join('\n')}\n}\n`
