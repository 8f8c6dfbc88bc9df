import { Button, ConfirmDialog } from '@vehicle-partner/ui'
import { useState } from 'react'

export function Part() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove</Button>
      <ConfirmDialog
        open={open}
        title="Remove this vehicle?"
        description="Its trips stay."
        proceedText="Remove"
        cancelText="Cancel"
        onProceed={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}
