import { findPage } from '../../portal/src/app/routeGuard.ts'
import type { ScreenStates } from '../../portal/src/storyHarness/screenStates.tsx'
import { getProductHref } from './productLink.ts'
import { StorybookLink } from './storybookLinks.tsx'

/** The route of a screen, who may open it, and where it runs. */
export function ScreenSummary({ title, parameters }: { title: string; parameters: { states?: ScreenStates } }) {
  const { states } = parameters
  if (!states || !title.startsWith('Portal/')) return null
  const { path, access } = findPage(states.at.split('?')[0] ?? '')
  return (
    <dl className="docsFacts sb-unstyled">
      <dt>Path</dt>
      <dd>
        <code>{path}</code>
      </dd>
      <dt>Access</dt>
      <dd>{access}</dd>
      <dt>Running</dt>
      <dd>
        <StorybookLink href={getProductHref(states.at, states.as)}>Open {states.at} in the product</StorybookLink>
      </dd>
    </dl>
  )
}
