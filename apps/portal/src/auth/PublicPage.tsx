import { paths } from '@vehicle-partner/domain'
import { Logo, Link, SplitLayout, Stack, type SplitLayoutProps } from '@vehicle-partner/ui'
import { BusRouteIllustration } from '@vehicle-partner/ui/illustrations'
import { ThemeButton } from '../theme/ThemeButton.tsx'
import { PublicPanel } from './PublicPanel.tsx'

type PublicPageProps = Pick<SplitLayoutProps, 'title' | 'description' | 'backLink' | 'verticalAlign' | 'children'>

/** The layout of the public pages: header, link to the FAQ, and the dark panel with the product's benefits. */
export function PublicPage({ children, ...props }: PublicPageProps) {
  return (
    <SplitLayout
      {...props}
      brand={<Logo name="Vehicle Partner" href={paths.landing()} size="fluid" />}
      headerEnd={<Link href={paths.faq()}>Go to FAQ</Link>}
      panel={<PublicPanel />}
      illustration={<BusRouteIllustration />}
    >
      <Stack gap="xxlarge">
        <div>{children}</div>
        <div>
          <ThemeButton />
        </div>
      </Stack>
    </SplitLayout>
  )
}
