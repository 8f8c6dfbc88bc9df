import { parse, type Root, type Rule } from 'postcss'
import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** The chunks that some chunks import statically; with `dynamic` also those that they import dynamically, except from the chunks in `without`. */
export function collectChunks(
  bundle: Rolldown.OutputBundle,
  from: readonly Chunk[],
  dynamic?: { without: ReadonlySet<Chunk> },
): Set<Chunk> {
  const collected = new Set<Chunk>()
  const visit = (chunk: Rolldown.OutputAsset | Chunk | undefined) => {
    if (chunk?.type !== 'chunk' || collected.has(chunk)) return
    collected.add(chunk)
    const dynamicImports = dynamic && !dynamic.without.has(chunk) ? chunk.dynamicImports : []
    for (const name of [...chunk.imports, ...dynamicImports]) visit(bundle[name])
  }
  for (const chunk of from) visit(chunk)
  return collected
}

/** Switches of the library that the portal never sets: it has one density, and the contrast is the browser's. */
const unusedSwitch = /^\[data-(?:density|contrast)=[^,]*$/

/** The classes of the library that an element or its ancestors must have. */
const findClasses = (selector: string) => selector.replaceAll(/:not\([^)]*\)/g, '').match(/(?<=\.)vp-[\w-]+/g) ?? []

/** Removes the custom properties of the theme, such as colours of charts, that neither the rules nor the code name. */
function removeUnusedTokens(rules: Root, code: string): void {
  const used = new Set([...(rules.toString().match(/(?<=var\()--[\w-]+/g) ?? []), ...(code.match(/--vp-[\w-]+/g) ?? [])])
  rules.walkDecls(/^--vp-/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove()
  })
  rules.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
}

/**
 * The rules of a stylesheet that some code can use: rules without a class of the library, and rules whose classes the code names.
 * Rules keep their order, so that the full stylesheet can replace the selection.
 */
export function selectRules(stylesheet: string, code: string): string {
  const classNames = new Set(code.match(/vp-[\w-]+/g))
  const rules = parse(stylesheet)
  const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'
  rules.walkRules((rule) => {
    const isUnused = rule.selector.includes('.vp-')
      ? !rule.selectors.some((selector) => findClasses(selector).every((name) => classNames.has(name)))
      : unusedSwitch.test(rule.selector)
    if (!isKeyframe(rule) && isUnused) rule.remove()
  })
  const text = rules.toString()
  rules.walkAtRules('keyframes', (frames) => {
    // No remaining rule uses this animation.
    if (text.split(frames.params).length < 3) frames.remove()
  })
  removeUnusedTokens(rules, code)
  // Layer statements define the order of layers.
  rules.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 && rule.name !== 'layer') rule.remove()
  })
  return rules.toString()
}
