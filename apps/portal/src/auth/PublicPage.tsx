import { Logo, Link, SplitLayout, type SplitLayoutProps } from '@vehicle-partner/ui'
import { BusRouteIllustration } from '@vehicle-partner/ui/illustrations'
import { PublicPanel } from './PublicPanel.tsx'

type PublicPageProps = Pick<SplitLayoutProps, 'title' | 'description' | 'backLink' | 'verticalAlign' | 'children'>

/** What the pages before the login have in common: the head, the way to help, and the dark side with its two promises. */
export function PublicPage(props: PublicPageProps) {
  return (
    <SplitLayout
      {...props}
      brand={<Logo name="Vehicle Partner" href="/" size="fluid" />}
      headerEnd={<Link href="/faq">Go to FAQ</Link>}
      panel={<PublicPanel />}
      illustration={<BusRouteIllustration />}
    />
  )
}
