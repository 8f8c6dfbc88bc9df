import { listOrganizations, paths } from '@vehicle-partner/domain'
import { Link, PageContent, PageHeader } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useRouteData } from '../navigation/routeData.ts'
import { useSession } from '../session/useSession.ts'

export interface MainPageProps {
  /** The page's only first-level heading. */
  title: string
  children: ReactNode
}

/** A page of the signed-in area: title, organisation (with several a link to switch), link to the FAQ, and content. */
export function MainPage({ title, children }: MainPageProps) {
  const { session, organization } = useSession()
  const { row } = useRouteData()
  const { pathname } = useLocation()
  const name = organization?.partner?.company_name
  const hasSeveral = listOrganizations(session?.associatedOrganizations ?? []).length > 1
  // An item of one organisation is not there in another.
  const href = hasSeveral ? paths.organization(row.path.includes(':') ? {} : { redirect: pathname }) : undefined
  return (
    <>
      <PageHeader
        title={title}
        organization={name === undefined ? undefined : { name, href }}
        link={<Link href={paths.faq()}>Go to FAQ</Link>}
      />
      <PageContent>{children}</PageContent>
    </>
  )
}
