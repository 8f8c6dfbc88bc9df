import { paths } from '@vehicle-partner/domain'
import { FullPageMessage, Link, Logo, SingleColumnLayout, type FullPageMessageProps } from '@vehicle-partner/ui'
import { DeadEndIllustration } from '@vehicle-partner/ui/illustrations'
import { useEffect, useRef } from 'react'

/** A page whose link leads nowhere: it is incomplete, used or too old. Focuses its heading, because it may replace another page. */
export function DeadLinkPage(props: Pick<FullPageMessageProps, 'title' | 'description' | 'actions'>) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = message.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
  return (
    <SingleColumnLayout
      brand={<Logo name="Vehicle Partner" href={paths.landing()} size="fluid" />}
      headerEnd={<Link href={paths.faq()}>Go to FAQ</Link>}
      verticalAlign="middle"
    >
      <FullPageMessage {...props} ref={message} illustration={<DeadEndIllustration kind="gap" />} />
    </SingleColumnLayout>
  )
}
