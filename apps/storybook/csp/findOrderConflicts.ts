interface LayeredRule {
  selector: string
  /** Without what holds only at times, such as `:hover`. */
  matchable: string
  pseudo: string
  layer: string
  specificity: number
  /** The module of the rule, by the class names of source builds: `vp-Button-root-1x2y3z0`. */
  module: string
  /** Holds in each state and on each device. */
  isConstant: boolean
  values: Map<string, string>
}

/** Of parts and components; reset and tokens stand in one sheet. */
const layers = ['vp.parts', 'vp.components', 'vp.layout']
const passing =
  /:(?:hover|active|focus|focus-visible|focus-within|disabled|enabled|checked|indeterminate|read-only|placeholder-shown|autofill)(?![\w-])/g

/** Splits at commas outside of parentheses. */
function splitList(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) {
      parts.push(part)
      part = ''
    } else part += letter
  }
  return [...parts, part].map((text) => text.trim())
}

/** Counts classes, attributes and pseudo-classes as 1000, elements and pseudo-elements as 1; the library has no ids. */
function getSpecificity(selector: string): number {
  let sum = 0
  let rest = ''
  for (let at = 0; at < selector.length; at++) {
    const call = /^:(is|not|has|where|nth-[\w-]+)\(/.exec(selector.slice(at))
    if (!call) {
      rest += selector[at]
      continue
    }
    const start = at + call[0].length
    let end = start
    for (let depth = 1; depth > 0; end++) depth += selector[end] === '(' ? 1 : selector[end] === ')' ? -1 : 0
    const name = call[1] ?? ''
    if (name.startsWith('nth')) sum += 1000
    else if (name !== 'where') sum += Math.max(...splitList(selector.slice(start, end - 1)).map(getSpecificity))
    at = end - 1
    rest += ' '
  }
  const elements = rest.match(/::[\w-]+/g)?.length ?? 0
  const plain = rest.replace(/::[\w-]+/g, '')
  const classes = plain.match(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g)?.length ?? 0
  const tags = plain.replace(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g, ' ').match(/[a-z][\w-]*/gi)?.length ?? 0
  return sum + classes * 1000 + elements + tags
}

/** Browsers name no value of a property that a shorthand with a custom property sets. */
const readValue = (style: CSSStyleDeclaration, name: string): string => {
  const value = style.getPropertyValue(name)
  if (value !== '') return value
  const words = name.split('-')
  const shorthands = words.map((_, at) => words.slice(0, words.length - at).join('-'))
  return shorthands.map((shorthand) => style.getPropertyValue(shorthand)).find((text) => text !== '') ?? style.cssText
}

function listLayeredRules(): LayeredRule[] {
  const found: LayeredRule[] = []
  const walk = (rules: CSSRuleList, layer: string, isConditional: boolean) => {
    for (const rule of rules) {
      if (rule instanceof CSSLayerBlockRule) walk(rule.cssRules, rule.name, isConditional)
      else if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule || rule instanceof CSSContainerRule)
        walk(rule.cssRules, layer, true)
      else if (rule instanceof CSSStyleRule && layers.includes(layer))
        for (const selector of splitList(rule.selectorText)) {
          const pseudo = /::[\w-]+/.exec(selector)?.[0] ?? ''
          const matchable = selector
            .replace(/::[\w-]+/g, '')
            .replace(/:not\(:[\w-]+\)/g, '')
            .replace(passing, '')
          found.push({
            selector,
            matchable: matchable.replace(/(^|[ >+~,(])(?=[ >+~,)]|$)/g, '$1*').replace(/\* \*/g, '*'),
            pseudo,
            layer,
            specificity: getSpecificity(selector),
            module: selector.match(/\.vp-\w+/g)?.at(-1) ?? 'theme',
            isConstant: !isConditional && matchable === selector.replace(/::[\w-]+/g, ''),
            values: new Map(Array.from(rule.style, (name) => [name, readValue(rule.style, name)])),
          })
        }
    }
  }
  for (const sheet of document.styleSheets) walk(sheet.cssRules, '', false)
  return found
}

let known: { sheets: number; rules: LayeredRule[] } | undefined
/** Elements that look the same are checked once. */
const checked = new Set<string>()

/**
 * Finds declarations of different modules that set the same property of an element to different values with the same layer and
 * specificity. Each part brings its own stylesheet, so the order of such rules would depend on the app's imports.
 */
export function findOrderConflicts(): string[] {
  if (known?.sheets !== document.styleSheets.length) known = { sheets: document.styleSheets.length, rules: listLayeredRules() }
  const { rules } = known
  const rank = ({ layer, specificity }: LayeredRule) => layers.indexOf(layer) * 1e6 + specificity
  const conflicts = new Set<string>()
  for (const element of document.querySelectorAll('[class*="vp-"]')) {
    const look = [element.parentElement, element].map((node) => `${node?.tagName} ${node?.getAttribute('class')}`).join(' > ')
    if (checked.has(look)) continue
    checked.add(look)
    const matching = rules.filter(({ matchable }) => element.matches(matchable))
    matching.forEach((one, at) => {
      for (const other of matching.slice(at + 1)) {
        if (one.module === other.module || one.pseudo !== other.pseudo || rank(one) !== rank(other)) continue
        for (const [name, value] of one.values) {
          const otherValue = other.values.get(name)
          if (otherValue === undefined || otherValue === value) continue
          const isSettled = matching.some(
            (third) => third.isConstant && third.pseudo === one.pseudo && third.values.has(name) && rank(third) > rank(one),
          )
          if (!isSettled) conflicts.add(`${one.selector} and ${other.selector}: ${name} is ${value} or ${otherValue}`)
        }
      }
    })
  }
  return [...conflicts]
}
