import { Button, ToastProvider, useToast } from '@vehicle-partner/ui'

export const Part = () => (
  <ToastProvider>
    <Saver />
  </ToastProvider>
)

function Saver() {
  const toast = useToast()
  return <Button onClick={() => toast.success('Vehicle saved')}>Save</Button>
}
