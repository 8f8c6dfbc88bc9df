import { paths } from '@vehicle-partner/domain'
import { Link, PageContent, PageHeader } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { useSession } from '../session/useSession.ts'

export interface MainPageProps {
  /** The page's only first-level heading. */
  title: string
  children: ReactNode
}

/** A page of the signed-in area: title, organisation, link to the FAQ, and content. */
export function MainPage({ title, children }: MainPageProps) {
  const name = useSession().organization?.partner?.company_name
  return (
    <>
      <PageHeader title={title} organization={name === undefined ? undefined : { name }} link={<Link href={paths.faq()}>Go to FAQ</Link>} />
      <PageContent>{children}</PageContent>
    </>
  )
}
