import { paths } from '@vehicle-partner/domain'
import { Heading, Inline, Link, Logo, SingleColumnLayout, Stack, Text, type SingleColumnLayoutProps } from '@vehicle-partner/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSession } from '../session/useSession.ts'
import { ThemeIconButton } from '../theme/ThemeIconButton.tsx'

export interface SetupPageProps {
  /** The step of a page with several steps; a change moves the focus to the heading. */
  step?: string
  /** Content above the title, such as a stepper. */
  above?: ReactNode
  /** A line above the title. */
  eyebrow?: string | undefined
  title: string
  lead?: string | undefined
  width?: SingleColumnLayoutProps['width']
  children: ReactNode
}

/** A set-up page: one column, no menu. */
export function SetupPage({ step, above, eyebrow, title, lead, width, children }: SetupPageProps) {
  const { session } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [step])
  return (
    <SingleColumnLayout
      brand={<Logo name="Vehicle Partner" size="fluid" />}
      headerEnd={
        <Inline gap="xsmall">
          <Link href={paths.faq()}>Go to FAQ</Link>
          <ThemeIconButton />
        </Inline>
      }
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
