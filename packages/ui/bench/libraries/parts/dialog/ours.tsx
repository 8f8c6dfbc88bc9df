import { Button, Dialog, TextField } from '@vehicle-partner/ui'
import { useState } from 'react'

export function Part() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Invite a member" footer={<Button onClick={() => setOpen(false)}>Done</Button>}>
        <TextField label="Email address" />
      </Dialog>
    </>
  )
}
