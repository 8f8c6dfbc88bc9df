interface Scope {
  hash: string
  filePath: string
  debugId?: string | undefined
}

/** Class names that say which component and which part of it they belong to: `vp-Button-primary-1x2y3z0`. */
export const createIdentifier = ({ hash, filePath, debugId }: Scope): string => {
  const file = filePath.split('/').at(-1)?.replace('.css.ts', '') ?? ''
  return ['vp', file, debugId, hash].filter(Boolean).join('-')
}

/** The same without the word for the part: shorter, for what people download. `vp-Button-1x2y3z0`. */
export const createShortIdentifier = (scope: Scope): string => createIdentifier({ ...scope, debugId: undefined })
