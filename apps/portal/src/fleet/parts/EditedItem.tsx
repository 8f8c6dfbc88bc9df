import { AlertStrip, Button, EmptyState, Link, Stack } from '@vehicle-partner/ui'
import { useState, type ReactNode } from 'react'

interface EditedItemProps {
  isRemoved: boolean
  /** Such as 'This vehicle is removed'. */
  title: string
  description: string
  /** The page of the item, where it can be restored. */
  href: string
  /** Such as 'See the vehicle'. */
  linkText: string
  /** The form. */
  children: ReactNode
}

/** The form of an item: none for a removed one. One that is removed while its form is open keeps the form, with what was typed. */
export function EditedItem({ isRemoved, title, description, href, linkText, children }: EditedItemProps) {
  const [isOpen, setOpen] = useState(!isRemoved)
  if (!isOpen && !isRemoved) setOpen(true)
  if (!isOpen) return <EmptyState title={title} description={description} action={<Button href={href}>{linkText}</Button>} />
  return (
    <Stack gap="large">
      {children}
      {isRemoved ? (
        <AlertStrip
          tone="warning"
          role="status"
          title={`${title}.`}
          action={
            <Link href={href} external>
              {linkText}
            </Link>
          }
        >
          {description} What you have typed stays here.
        </AlertStrip>
      ) : null}
    </Stack>
  )
}
