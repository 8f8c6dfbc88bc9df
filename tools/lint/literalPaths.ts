// The rule `codebase/no-literal-path`: the paths of the portal are written in packages/domain/src/paths.ts and nowhere else.
import { paths } from '../../packages/domain/src/paths.ts'

const segments = [...new Set(Object.values(paths).flatMap(({ pattern }) => pattern.split('/')[1] || []))]
const portalPath = new RegExp(`^/(?:${segments.join('|')})(?=[/?#]|$)`)
/** A path that SQL puts together: `'/vehicles/details/' || id`. */
const quotedPath = new RegExp(`['"]/(?:${segments.join('|')})(?=[/?#'"])`)

/**
 * Where a path may be written: in the map itself, and in tests, stories and end-to-end tests, which assert URLs or
 * sees, so that a page that moves by mistake fails there. Samples and documentation of `ui` show links of no product.
 */
const exempt =
  /^packages\/domain\/src\/paths\.ts$|\.(test|test-d|stories|e2e|bench|conformance)\.tsx?$|\/e2e\/|\/storyHarness\/|^packages\/ui\/src\/(componentSamples\.tsx$|private\/stories\/|.+\.docs\.ts$)/

export const mayWritePaths = (file: string): boolean => exempt.test(file)

/** Whether a string is a path of the portal, such as `/trips?page=2`; `/v1/trips` and `../trips/Trip.tsx` are none. */
export const isPortalPath = (text: string): boolean => portalPath.test(text)

/** Whether a template contains a path of the portal: as its beginning, or quoted within. */
export const hasPortalPath = (text: string, isFirst: boolean): boolean => (isFirst && portalPath.test(text)) || quotedPath.test(text)

export const literalPathMessage = 'build links with `paths` of @vehicle-partner/domain; only packages/domain/src/paths.ts writes a path'
