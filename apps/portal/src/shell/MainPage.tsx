import { Link, PageContent, PageHeader } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { useSession } from '../session/useSession.ts'

export interface MainPageProps {
  /** The page's one first-level heading. */
  title: string
  children: ReactNode
}

/** A page of the signed-in area: its title, whose it is, the way to help, and its blocks. */
export function MainPage({ title, children }: MainPageProps) {
  const name = useSession().organization?.partner?.company_name
  return (
    <>
      <PageHeader title={title} meta={name === undefined ? undefined : { name }} link={<Link href="/faq">Go to FAQ</Link>} />
      <PageContent>{children}</PageContent>
    </>
  )
}
