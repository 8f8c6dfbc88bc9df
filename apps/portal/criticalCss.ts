import { parse, type Rule } from 'postcss'
import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** The chunks that some begin with, and with `later` also those that they fetch afterwards. */
export function reach(bundle: Rolldown.OutputBundle, from: readonly Chunk[], later?: { without: ReadonlySet<Chunk> }): Set<Chunk> {
  const reached = new Set<Chunk>()
  const go = (chunk: Rolldown.OutputAsset | Chunk | undefined) => {
    if (chunk?.type !== 'chunk' || reached.has(chunk)) return
    reached.add(chunk)
    const fetched = later && !later.without.has(chunk) ? chunk.dynamicImports : []
    for (const name of [...chunk.imports, ...fetched]) go(bundle[name])
  }
  for (const chunk of from) go(chunk)
  return reached
}

/**
 * The rules of the one stylesheet that some code can ask for: those that name none of our classes, and those that name one that the code
 * names too, in their order. What the whole sheet says of them besides, it says in the same order when it comes.
 */
export function rulesFor(sheet: string, code: string): string {
  const named = new Set(code.match(/vp-[\w-]+/g))
  const kept = parse(sheet)
  const isFrame = ({ parent }: Rule) => parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'
  kept.walkRules((rule) => {
    const classes = rule.selector.match(/\.vp-[\w-]+/g) ?? []
    if (!isFrame(rule) && classes.length > 0 && !classes.some((name) => named.has(name.slice(1)))) rule.remove()
  })
  const text = kept.toString()
  kept.walkAtRules('keyframes', (frames) => {
    // Nothing that is left moves by it.
    if (text.split(frames.params).length < 3) frames.remove()
  })
  // A layer that is only named keeps its place in the order.
  kept.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 && rule.name !== 'layer') rule.remove()
  })
  return kept.toString()
}
