interface Scope {
  hash: string
  filePath: string
  debugId?: string | undefined
}

/** Creates class names with component and part: `vp-Button-primary-1x2y3z0`. */
export const createIdentifier = ({ hash, filePath, debugId }: Scope): string => {
  const file = filePath.split('/').at(-1)?.replace('.css.ts', '') ?? ''
  return ['vp', file, debugId, hash].filter(Boolean).join('-')
}

/** Creates shorter class names for the published build: `vp-Button-1x2y3z0`. */
export const createShortIdentifier = (scope: Scope): string => createIdentifier({ ...scope, debugId: undefined })
