import { tokenRules, type TokenRule } from './rules.ts'

const declarations = ({ colorScheme, color, vars = {} }: TokenRule) => [
  ...(colorScheme ? [['color-scheme', colorScheme]] : []),
  ...(color ? [['color', color]] : []),
  ...Object.entries(vars),
]

function rule(given: TokenRule): string {
  const body = declarations(given).map(([name, value]) => `  ${String(name)}: ${String(value)};`)
  const text = [`${given.selector} {`, ...body, '}'].join('\n')
  const condition = given.media ? `@media ${given.media}` : given.supports ? `@supports ${given.supports}` : undefined
  return condition ? `${condition} {\n${text}\n}` : text
}

/** The tokens as a stylesheet of custom properties, for people who take the look without the components. */
export const tokensCss = (): string => `@layer vp, vp.reset, vp.tokens;\n@layer vp.tokens {\n${tokenRules.map(rule).join('\n')}\n}\n`
