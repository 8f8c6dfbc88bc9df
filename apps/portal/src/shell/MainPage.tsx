import { listOrganizations, paths } from '@vehicle-partner/domain'
import { Link, PageContent, PageHeader, type PageContentProps, type PageHeaderProps } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { useSession } from '../session/useSession.ts'
import { HeaderTools } from './HeaderTools.tsx'
import { OrganizationSwitch } from './OrganizationSwitch.tsx'

export interface MainPageProps extends Pick<PageHeaderProps, 'breadcrumbs' | 'actions' | 'phoneActions'>, Pick<PageContentProps, 'width'> {
  /** The page's only first-level heading. */
  title: ReactNode
  children: ReactNode
}

/** A page of the signed-in area: title, search, notifications, organisation (with several a switch), link to the FAQ, and content. */
export function MainPage({ title, breadcrumbs, actions, phoneActions, width = 'content', children }: MainPageProps) {
  const { session, organization } = useSession()
  const name = organization?.partner?.company_name
  const hasSeveral = listOrganizations(session?.associatedOrganizations ?? []).length > 1
  return (
    <>
      <PageHeader
        title={title}
        {...(breadcrumbs ? { breadcrumbs } : {})}
        actions={actions}
        phoneActions={phoneActions}
        tools={<HeaderTools />}
        organization={
          name === undefined
            ? undefined
            : { name, renderSwitch: hasSeveral ? (button) => <OrganizationSwitch button={button} /> : undefined }
        }
        link={<Link href={paths.faq()}>Go to FAQ</Link>}
      />
      <PageContent width={width}>{children}</PageContent>
    </>
  )
}
