import { Logo, Heading, Link, SingleColumnLayout, Stack, Text, type SingleColumnLayoutProps } from '@vehicle-partner/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSession } from '../session/useSession.ts'

export interface SetupPageProps {
  /** Which page of an address this is, where one has several: another one is an arrival, and the keyboard goes to its heading. */
  step?: string
  /** Where we are in the whole, over the title. */
  above?: ReactNode
  /** One line over the title. */
  eyebrow?: string | undefined
  title: string
  lead?: string | undefined
  width?: SingleColumnLayoutProps['width']
  children: ReactNode
}

/** A page of one column for somebody who is logged in and has no menu yet. */
export function SetupPage({ step, above, eyebrow, title, lead, width, children }: SetupPageProps) {
  const { session } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [step])
  return (
    <SingleColumnLayout
      brand={<Logo name="Vehicle Partner" />}
      headerEnd={<Link href="/faq">Go to FAQ</Link>}
      userName={session?.user.email}
      width={width}
    >
      <Stack gap={{ phone: 'xlarge', tablet: 'xxlarge' }}>
        {above}
        <Stack gap="xsmall">
          {eyebrow === undefined ? null : (
            <Text size="label" tone="secondary">
              {eyebrow}
            </Text>
          )}
          <Heading level={1} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {lead === undefined ? null : (
            <Text tone="secondary" measure="readable" wrap="pretty">
              {lead}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </SingleColumnLayout>
  )
}
