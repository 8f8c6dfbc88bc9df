import { Button, type ButtonProps } from '@vehicle-partner/ui'
import { useState } from 'react'

interface PendingButtonProps extends Omit<ButtonProps, 'pending' | 'onClick' | 'href'> {
  pendingLabel: string
  onClick: () => Promise<unknown>
}

/** A button that is pending until the promise of its press settles. */
export function PendingButton({ onClick, ...rest }: PendingButtonProps) {
  const [isPending, setPending] = useState(false)
  const press = () => {
    setPending(true)
    return onClick().finally(() => setPending(false))
  }
  return <Button {...rest} pending={isPending} onClick={press} />
}
