import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'

export function Part() {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        <DialogTitle id={`${id}-title`}>Remove this vehicle?</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-description`}>Its trips stay.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={() => setOpen(false)}>Remove</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
