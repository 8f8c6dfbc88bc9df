import { registerHooks, type ResolveFnOutput } from 'node:module'

const drizzleModule = /\/node_modules\/drizzle-orm\/.*\.js$/
/** The resolved entry points of drizzle. */
const resolvedEntries = new Map<string, ResolveFnOutput>()

/**
 * Resolves imports between drizzle's modules from their own URLs, and each entry point once. Otherwise Node reads drizzle's `package.json`,
 * 180 kB long, for each of hundreds of imports: a third of the start time.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context
    if (specifier.startsWith('.') && specifier.endsWith('.js') && drizzleModule.test(parentURL))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!specifier.startsWith('drizzle-orm') || parentURL.includes('/node_modules/')) return nextResolve(specifier, context)
    const entry = resolvedEntries.get(specifier) ?? { ...nextResolve(specifier, context), shortCircuit: true }
    resolvedEntries.set(specifier, entry)
    return entry
  },
})
