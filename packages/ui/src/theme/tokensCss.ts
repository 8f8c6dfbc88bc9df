/** A CSS rule of custom properties with an optional condition. */
export interface TokenRule {
  selector: string
  media?: string
  supports?: string
  colorScheme?: string
  /** The text color. */
  color?: string
  vars?: Readonly<Record<string, string>>
}

const listDeclarations = ({ colorScheme, color, vars = {} }: TokenRule): [name: string, value: string][] => [
  ...(colorScheme ? [['color-scheme', colorScheme] as [string, string]] : []),
  ...(color ? [['color', color] as [string, string]] : []),
  ...Object.entries(vars),
]

/** Formats a rule as CSS text. */
export function formatRule(rule: TokenRule): string {
  const body = listDeclarations(rule).map(([name, value]) => `  ${name}: ${value};`)
  const text = [`${rule.selector} {`, ...body, '}'].join('\n')
  const condition = rule.media ? `@media ${rule.media}` : rule.supports ? `@supports ${rule.supports}` : undefined
  return condition ? `${condition} {\n${text}\n}` : text
}

/** Creates a stylesheet of the tokens, for use without the components. */
export const createTokensCss = (rules: readonly TokenRule[]): string =>
  `@layer vp, vp.reset, vp.tokens;\n@layer vp.tokens {\n${rules.map(formatRule).join('\n')}\n}\n`
